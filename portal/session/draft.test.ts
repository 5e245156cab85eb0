import { expect, it } from 'vitest';
import { draftLife, draftOwner, isDraftOf, parseDraft, subjectOfDraft } from './draft';
import { type SignedInSession, sessionAfter, visitorSession } from './session';

const user = {
  givenName: 'Anna',
  familyName: 'Przykładowa',
  login: 'anna',
  email: 'anna@example.pl',
  pesel: '44051401359',
  nip: null,
  sessionSeconds: 900,
  institution: false,
  firstLogin: false,
  lastLogin: null,
};
const person = { name: 'Anna Przykładowa', institution: false, nip: null, pesel: '44051401359' };
const namesake = { ...person, pesel: '92040500015' };
const clocks = { wall: 0, steady: 0 };

function signedIn(subject = person): SignedInSession {
  const steps = [
    { kind: 'token-received', token: 't' },
    { kind: 'user-known', user },
    { kind: 'subjects-known', subjects: [person, namesake] },
    { kind: 'subject-chosen', subject },
  ] as const;
  const session = steps.reduce<Parameters<typeof sessionAfter>[0]>((before, event) => sessionAfter(before, event, clocks), visitorSession);
  if (session.kind !== 'signed-in') throw new Error('Nobody is signed in.');
  return session;
}

const draft = { login: 'anna', subject: null, address: '/uslugi/zgloszenie', state: null, at: 1_000, parts: { f: { tresc: 'Przeciek' } } };

it('belongs to one account and one subject, of whom it holds no number', () => {
  const [own, other] = [draftOwner(signedIn()), draftOwner(signedIn(namesake))];
  if (own === null || other === null) throw new Error('The owner is known.');
  expect(JSON.stringify([own, other])).not.toMatch(/\d{9}/);
  expect(isDraftOf(own, own)).toBe(true);
  expect(isDraftOf(own, other)).toBe(false);
  expect(isDraftOf({ ...own, login: 'jan' }, own)).toBe(false);
});

it('leads back to the subject for whom it was typed, and to nobody once the user may not act for it', () => {
  const other = draftOwner(signedIn(namesake));
  if (other === null) throw new Error('The owner is known.');
  expect(subjectOfDraft(other, signedIn())).toEqual(namesake);
  expect(subjectOfDraft(other, { ...signedIn(), subjects: [person] })).toBeNull();
});

it('belongs to nobody known while the office has not said who is signed in, and for whom', () => {
  expect(draftOwner({ ...signedIn(), user: null })).toBeNull();
  expect(draftOwner({ ...signedIn(), subject: null })).toBeNull();
  expect(draftOwner(visitorSession)).toEqual({ login: null, subject: null });
});

it('is read back as it was kept for an hour, also by a clock that was set back', () => {
  const stored = JSON.stringify(draft);
  expect(parseDraft(stored, draft.at)).toEqual(draft);
  expect(parseDraft(stored, draft.at + draftLife)).toEqual(draft);
  expect(parseDraft(stored, draft.at + draftLife + 1)).toBeNull();
  expect(parseDraft(stored, draft.at - 60_000)).toEqual(draft);
  expect(parseDraft(stored, draft.at - draftLife - 1)).toBeNull();
});

it.each([null, '', '{', 'null', '[]', '{"address":1}', JSON.stringify({ ...draft, parts: null }), JSON.stringify({ ...draft, at: 'x' })])(
  'what is no draft is none: %j',
  (stored) => {
    expect(parseDraft(stored, draft.at)).toBeNull();
  },
);
