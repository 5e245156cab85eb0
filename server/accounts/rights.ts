import { OfficeFailure } from '../errors/office-failure';
import type { Caller, OfficeSubject, SignedInCaller } from './caller';

/** The user of a call that needs one. `restricted` also admits an unverified account. */
export function signedInCaller(caller: Caller, { restricted }: { readonly restricted: boolean }): SignedInCaller {
  if (caller.kind === 'visitor') throw new OfficeFailure('signedOut');
  if (caller.restricted && !restricted) throw new OfficeFailure('restrictedAccount');
  return caller;
}

/**
 * The subject of a personal call. The query only chooses among those that the user has a right to. The number of anybody else is refused
 * with the same answer, whether the office knows it or not.
 */
export function subjectOf(caller: Caller, query: Readonly<Record<string, string>>): OfficeSubject {
  const { subjects } = signedInCaller(caller, { restricted: false });
  const { nip = '', pesel = '' } = query;
  if ((nip === '') === (pesel === '')) throw new OfficeFailure('wrongQuery', { name: 'nip, pesel' });
  const subject = subjects.find((candidate) =>
    nip === '' ? !candidate.institution && candidate.pesel === pesel : candidate.institution && candidate.nip === nip,
  );
  if (!subject) throw new OfficeFailure('foreignSubject');
  return subject;
}
