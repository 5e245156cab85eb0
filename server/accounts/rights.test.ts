import { describe, expect, it } from 'vitest';
import { OfficeFailure } from '../errors/office-failure';
import type { SignedInCaller } from './caller';
import { visitor } from './caller';
import { subjectOf } from './rights';

const person = { id: 1, name: 'Osoba', institution: false, nip: null, pesel: '44051401359' };
const shop = { id: 2, name: 'Sklep', institution: true, nip: '1234563218', pesel: null };
const user: SignedInCaller = { kind: 'user', accountId: 1, sessionId: 's', restricted: false, subjects: [person, shop] };

function refusal(...given: Parameters<typeof subjectOf>): string {
  try {
    return `subject ${subjectOf(...given).id}`;
  } catch (error) {
    return error instanceof OfficeFailure ? error.error : 'fault';
  }
}

describe('the subject of a personal call', () => {
  it('is one of those that the token gives a right to', () => {
    expect(refusal(user, { pesel: '44051401359' })).toBe('subject 1');
    expect(refusal(user, { nip: '1234563218' })).toBe('subject 2');
  });

  it('is never taken from the query alone', () => {
    expect(refusal(visitor, { pesel: '44051401359' })).toBe('signedOut');
    expect(refusal({ ...user, restricted: true, subjects: [] }, { pesel: '44051401359' })).toBe('restrictedAccount');
    expect(refusal(user, { pesel: '02070803628' })).toBe('foreignSubject');
    expect(refusal(user, { nip: '44051401359' })).toBe('foreignSubject');
    expect(refusal(user, { pesel: '1234563218' })).toBe('foreignSubject');
  });

  it('is given by exactly one number', () => {
    expect(refusal(user, {})).toBe('wrongQuery');
    expect(refusal(user, { nip: '1234563218', pesel: '44051401359' })).toBe('wrongQuery');
  });
});
