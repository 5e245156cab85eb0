import type { OfficeError, ScreenContext } from '../../engine';

/** The office wants to know that it is the owner of the account who asks. */
export const proofNeeded = '1620';

// Refusals of our office that are about something else than the code, and say so.
const ownWords = new Set(['1519', '1615', '1616', '1621', proofNeeded]);

/** What the resident is told when the settings were not saved. Another office may refuse a wrong code with any number. */
export function saveFailure({ kind, status, kod, opis }: OfficeError, withCode: boolean, t: ScreenContext['translate']): string {
  if (kind !== 'office' || status === null || status >= 500) return t('twoFactor.notSaved');
  if (status === 429 || (kod !== null && ownWords.has(kod))) return opis ?? t('twoFactor.notSaved');
  return t(withCode ? 'login.wrongCode' : 'twoFactor.notSaved');
}
