import { OfficeFailure } from '../errors/office-failure';
import type { Caller, OfficeSubject, SignedInCaller } from './caller';

/** The user behind a call that needs one. `restricted` lets an unverified account in as well. */
export function signedInCaller(caller: Caller, { restricted }: { readonly restricted: boolean }): SignedInCaller {
  if (caller.kind === 'visitor') throw new OfficeFailure('signedOut');
  if (caller.restricted && !restricted) throw new OfficeFailure('restrictedAccount');
  return caller;
}

/**
 * The subject of a personal call. The query only chooses among those that the token gives a right to; another person's number
 * is refused in the same words whether the office knows it or not.
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
