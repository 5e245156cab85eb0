import type { Language } from '../../engine';
import type { AccountRow } from '../database/account-tables';
import type { Database } from '../database/database';
import { composeLetter, type LetterKind } from '../mail/compose-letter';
import { writeLetter } from '../mail/outbox';
import type { AccountCall } from './account-desk';

/** A call that sends somebody a letter. */
export interface LetterCall extends AccountCall {
  /** The language of the call, as the best guess at the reader's. */
  readonly language: Language;
}

interface OwnerLetter {
  readonly kind: LetterKind;
  readonly owner: Pick<AccountRow, 'login' | 'email'>;
  /** Address of the letter's link. */
  readonly address?: string;
  /** What its texts name besides login and portal. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Stores a letter to the owner of an account, in the transaction of the change that it reports. `accounts.deliver()` sends it afterwards.
 */
export async function writeToOwner(
  database: Database,
  { accounts, language, now }: LetterCall,
  { kind, owner, address, values }: OwnerLetter,
): Promise<void> {
  const letter = composeLetter({
    kind,
    recipient: owner.email,
    language,
    login: owner.login,
    office: accounts.office,
    ...(address !== undefined && { address }),
    ...(values !== undefined && { values }),
  });
  await writeLetter(database, letter, now);
}

/** A page of the portal with a value in its query. */
export function pageAddress(base: string | URL, path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
