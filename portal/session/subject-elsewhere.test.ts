import { expect, it } from 'vitest';
import { type SignedInSession, sessionAfter, visitorSession } from './session';
import { keepOwnSubject } from './subject-elsewhere';

const person = { name: 'Anna', institution: false, nip: null, pesel: '44051401359' };
const shop = { name: 'Sklep', institution: true, nip: '123456789', pesel: null };
const base = sessionAfter(visitorSession, { kind: 'token-received', token: 't' }, { wall: 0, steady: 0 });
if (base.kind !== 'signed-in') throw new Error('Nobody is signed in.');
const signedIn = (subject: SignedInSession['subject'], token = 't'): SignedInSession => ({
  ...base,
  token,
  subjects: [person, shop],
  subject,
});

it('a page on which something is typed goes on for its own subject, and says which one was chosen elsewhere', () => {
  expect(keepOwnSubject(signedIn(person), signedIn(shop))).toEqual({ session: signedIn(person), elsewhere: shop });
  expect(keepOwnSubject(signedIn(person), signedIn(person))).toEqual({ session: signedIn(person), elsewhere: null });
});

it('the end of the session and another login are taken over as they are', () => {
  for (const heard of [visitorSession, { kind: 'ended' } as const, signedIn(shop, 'other'), signedIn(null)])
    expect(keepOwnSubject(signedIn(person), heard)).toEqual({ session: heard, elsewhere: null });
  expect(keepOwnSubject(signedIn(null), signedIn(shop))).toEqual({ session: signedIn(shop), elsewhere: null });
});
