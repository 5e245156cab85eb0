import { describe, expect, it } from 'vitest';
import { contentHash, type Subject } from '../../engine';
import type { UserInfo } from '../answers/user-info';
import { secondsLeft } from './countdown';
import {
  presumedSession,
  restoreSession,
  type Session,
  type SessionEvent,
  sessionAfter,
  storedSession,
  userValues,
  visitorSession,
} from './session';

const now = { wall: 1_800_000_000_000, steady: 5_000 };
const later = (seconds: number) => ({ wall: now.wall + seconds * 1000, steady: now.steady + seconds * 1000 });
const user: UserInfo = {
  givenName: 'Anna',
  familyName: 'Próbna',
  login: 'anna',
  email: 'anna@example.org',
  pesel: '44051401359',
  nip: null,
  sessionSeconds: 900,
  institution: false,
  firstLogin: false,
  lastLogin: null,
};
const shop: Subject = { name: 'Sklep', institution: true, nip: '1234563218', pesel: null };
const anna: Subject = { name: 'Anna Próbna', institution: false, nip: null, pesel: '44051401359' };

function sessionOf(...events: readonly SessionEvent[]): Session {
  return events.reduce((session: Session, event) => sessionAfter(session, event, now), visitorSession);
}
const signedIn = [
  { kind: 'login-answered', answer: { kind: 'signed-in', token: 't' } },
  { kind: 'user-known', user },
  { kind: 'subjects-known', subjects: [shop, anna] },
] as const;

describe('a session', () => {
  it('lasts from login for as long as the office says, and acts for the user first [SESS-01, SESS-11, SUBJ-03]', () => {
    const session = sessionOf(...signedIn);
    expect(session).toMatchObject({ kind: 'signed-in', token: 't', subject: anna, greeting: 'none' });
    expect(storedSession(session)).toEqual({
      token: 't',
      restrictedToken: null,
      nip: null,
      pesel: '44051401359',
      holder: contentHash('t'),
      subject: null,
      end: String(now.wall + 900_000),
      unconfirmed: false,
      greeted: false,
    });
  });

  it('keeps the number of the user as soon as the office has said who it is, before the list of subjects [AUTH-12]', () => {
    const known = sessionOf(signedIn[0], signedIn[1]);
    expect(storedSession(known)).toMatchObject({ nip: null, pesel: '44051401359' });
    expect(storedSession(sessionAfter(known, { kind: 'account-failed' }, now))).toMatchObject({ pesel: '44051401359' });
    const firm = sessionOf(signedIn[0], { kind: 'user-known', user: { ...user, institution: true, nip: '1234563218' } });
    expect(storedSession(firm)).toMatchObject({ nip: '1234563218', pesel: null });
  });

  it('keeps either number of the subject, never both [SUBJ-05]', () => {
    const session = sessionOf(...signedIn, { kind: 'subject-chosen', subject: { ...shop, pesel: '02070803628' } });
    expect(session).toMatchObject({ subject: shop });
    expect(storedSession(session)).toMatchObject({ nip: '1234563218', pesel: null });
  });

  it('keeps a restricted token apart from a full one, with the unconfirmed flag [AUTH-29, AUTH-32]', () => {
    const restricted = sessionOf({ kind: 'login-answered', answer: { kind: 'restricted', token: 'r', unconfirmed: true } });
    expect(storedSession(restricted)).toMatchObject({ token: null, restrictedToken: 'r', unconfirmed: true });
    expect(storedSession(sessionAfter(restricted, { kind: 'token-received', token: 't' }, now))).toMatchObject({
      token: 't',
      restrictedToken: null,
      unconfirmed: false,
    });
  });

  it('has the flags of the specification for formulas, and its end in what is stored [SESS-09]', () => {
    expect(storedSession(sessionOf(...signedIn)).end).toBe(String(now.wall + 900_000));
    expect(userValues(sessionOf(...signedIn))).toEqual({
      imie: 'Anna',
      nazwisko: 'Próbna',
      login: 'anna',
      email: 'anna@example.org',
      pesel: '44051401359',
      nip: null,
      poprzednieLogowanie: null,
      czasSesji: 900,
      czyInstytucja: false,
      czyZalogowany: true,
      czyOgraniczony: false,
      czyNiepotwierdzony: false,
      czyPierwszeLogowanie: false,
    });
    const restricted = sessionOf({ kind: 'login-answered', answer: { kind: 'restricted', token: 'r', unconfirmed: true } });
    expect(userValues(restricted)).toMatchObject({ czyZalogowany: true, czyOgraniczony: true, czyNiepotwierdzony: true });
    expect(userValues(visitorSession)).toBeNull();
  });

  it('waits for a one-time code without being signed in, and stores nothing of it [AUTH-10]', () => {
    const waiting = sessionOf({ kind: 'login-answered', answer: { kind: 'code-needed', pendingToken: 'p', takesRecoveryCode: false } });
    expect(waiting).toEqual({ kind: 'code-needed', pendingToken: 'p', takesRecoveryCode: false });
    expect(storedSession(waiting)).toMatchObject({ token: null, restrictedToken: null });
    expect(userValues(waiting)).toBeNull();
  });

  it('ends at zero, and no late answer revives it [SESS-05]', () => {
    const session = sessionOf(...signedIn);
    expect(sessionAfter(session, { kind: 'tick' }, later(899))).toBe(session);
    const ended = sessionAfter(session, { kind: 'tick' }, later(900));
    expect(ended).toEqual({ kind: 'ended' });
    expect(storedSession(ended)).toEqual(storedSession(visitorSession));
    for (const event of [
      { kind: 'user-known', user },
      { kind: 'subjects-known', subjects: [anna] },
      { kind: 'subject-chosen', subject: anna },
      { kind: 'extended', seconds: 900 },
      { kind: 'tick' },
    ] as const) {
      expect(sessionAfter(ended, event, later(901))).toBe(ended);
      expect(sessionAfter(visitorSession, event, now)).toBe(visitorSession);
    }
  });

  it('is extended by what the office says is left [SESS-03]', () => {
    const session = sessionAfter(sessionOf(...signedIn), { kind: 'extended', seconds: 600 }, later(300));
    expect(storedSession(session).end).toBe(String(now.wall + 900_000));
    expect(sessionAfter(session, { kind: 'tick' }, later(899)).kind).toBe('signed-in');
    expect(sessionAfter(session, { kind: 'tick' }, later(900)).kind).toBe('ended');
  });

  it('goes on after a reload with what was stored [SESS-10]', () => {
    const stored = storedSession(sessionOf(...signedIn, { kind: 'subject-chosen', subject: shop }));
    const restored = restoreSession(stored, later(300));
    expect(restored.kind === 'signed-in' && restored.deadline && secondsLeft(restored.deadline, later(300))).toBe(600);
    const known = sessionAfter(restored, { kind: 'user-known', user }, later(301));
    const complete = sessionAfter(known, { kind: 'subjects-known', subjects: [anna, shop] }, later(301));
    expect(complete).toMatchObject({ subject: shop });
    expect(storedSession(complete)).toEqual(stored);
  });

  it('takes no number from a tab that was elsewhere while another user signed in', () => {
    const left = storedSession(sessionOf(...signedIn, { kind: 'subject-chosen', subject: shop }));
    const { nip, pesel, holder } = left;
    const other = { ...storedSession(sessionOf({ kind: 'token-received', token: 'of another user' })), nip, pesel, holder };
    expect(restoreSession(left, now)).toMatchObject({ kept: { nip: shop.nip, pesel: null } });
    expect(restoreSession(other, now)).toMatchObject({ token: 'of another user', kept: null });
    expect(storedSession(restoreSession(other, now))).toMatchObject({ nip: null, pesel: null, holder: null });
    expect(restoreSession({ ...left, holder: null }, now)).toMatchObject({ kept: null });
  });

  it('never shows more than a whole session, whatever was stored, and nothing of one that is over', () => {
    const stored = { ...storedSession(sessionOf(...signedIn)), end: String(now.wall + 90_000_000) };
    const known = sessionAfter(restoreSession(stored, now), { kind: 'user-known', user }, now);
    expect(known.kind === 'signed-in' && known.deadline && secondsLeft(known.deadline, now)).toBe(900);
    for (const end of [String(now.wall), String(now.wall - 1), 'x', '', '-5', 'Infinity', '1e99'])
      expect(restoreSession({ ...stored, end }, now), end).toBe(visitorSession);
  });

  it('greets at the first login once, and never an unconfirmed account [AUTH-27]', () => {
    const first = { ...user, firstLogin: true };
    const session = sessionOf({ kind: 'token-received', token: 't' }, { kind: 'user-known', user: first });
    expect(session).toMatchObject({ greeting: 'due' });
    const greeted = sessionAfter(session, { kind: 'greeted' }, now);
    expect(greeted).toMatchObject({ greeting: 'done' });
    // The office goes on saying that it is the first one, in a page that is reloaded as well.
    const reloaded = restoreSession(storedSession(greeted), now);
    for (const again of [greeted, reloaded])
      expect(sessionAfter(again, { kind: 'user-known', user: first }, now)).toMatchObject({ greeting: 'done' });
    expect(sessionAfter(session, { kind: 'stored', stored: storedSession(greeted) }, now)).toMatchObject({ greeting: 'done' });
    const unconfirmed = sessionOf(
      { kind: 'login-answered', answer: { kind: 'restricted', token: 'r', unconfirmed: true } },
      { kind: 'user-known', user: first },
    );
    expect(userValues(unconfirmed)).toMatchObject({ czyPierwszeLogowanie: false });
    expect(sessionOf({ kind: 'token-received', token: 't', firstLogin: true })).toMatchObject({ greeting: 'due' });
  });

  it('can act only for somebody of its list', () => {
    const stranger: Subject = { name: 'Obcy', institution: false, nip: null, pesel: '02070803628' };
    expect(sessionOf(...signedIn, { kind: 'subject-chosen', subject: stranger })).toMatchObject({ subject: anna });
  });
});

describe('another tab', () => {
  const here = sessionOf(...signedIn);
  const stored = storedSession(here);
  const heard = (change: object, at = now) => sessionAfter(here, { kind: 'stored', stored: { ...stored, ...change } }, at);

  it('changes nothing here when it stores the same', () => {
    expect(heard({})).toEqual({ ...here, deadline: { since: now, length: 900_000 } });
  });

  it('signs out here as well', () => expect(heard({ token: null })).toBe(visitorSession));

  it('ends the session here as well when it is over here too', () => {
    expect(heard({ token: null, end: null }, later(900))).toEqual({ kind: 'ended' });
  });

  it('that stores an end that has passed leaves the ending to the next tick, which tells the office', () => {
    const heardLate = heard({ end: String(now.wall - 1) });
    expect(heardLate.kind).toBe('signed-in');
    expect(sessionAfter(heardLate, { kind: 'tick' }, now)).toEqual({ kind: 'ended' });
  });

  it('extends the session here', () => {
    const extended = heard({ end: String(now.wall + 1_200_000) });
    expect(storedSession(extended).end).toBe(String(now.wall + 1_200_000));
  });

  it('changes the subject here', () => {
    const chosen = storedSession(sessionAfter(here, { kind: 'subject-chosen', subject: shop }, now));
    expect(heard({ subject: chosen.subject })).toMatchObject({ subject: shop });
    expect(JSON.stringify(chosen.subject)).not.toContain('1234563218');
  });

  it('signs another user in here, of whom nothing is known yet', () => {
    // The number in this tab is that of the user before.
    expect(heard({ token: 'u' })).toMatchObject({ kind: 'signed-in', token: 'u', user: null, subject: null, kept: null });
  });

  it('leaves a login that waits for its code alone', () => {
    const waiting = sessionOf({ kind: 'login-answered', answer: { kind: 'code-needed', pendingToken: 'p', takesRecoveryCode: false } });
    const nothing = storedSession(visitorSession);
    expect(sessionAfter(waiting, { kind: 'stored', stored: nothing }, now)).toBe(waiting);
  });
});

const clocks = { wall: 1_800_000_000_000, steady: 5_000 };
const restored = (number: { readonly nip: string | null; readonly pesel: string | null }): Session =>
  restoreSession(
    { ...storedSession(visitorSession), token: 't', holder: contentHash('t'), end: String(clocks.wall + 900_000), ...number },
    clocks,
  );

describe('the presumed session', () => {
  it('acts for the subject of the last page, in its kind', () => {
    expect(presumedSession(restored({ nip: '1234563218', pesel: null }))).toMatchObject({
      subject: { institution: true, nip: '1234563218', pesel: null },
    });
    expect(presumedSession(restored({ nip: null, pesel: '44051401359' }))).toMatchObject({
      subject: { institution: false, nip: null, pesel: '44051401359' },
    });
  });

  it('presumes nobody when no number was kept, and nothing against what is known', () => {
    const first = restored({ nip: null, pesel: null });
    expect(presumedSession(first)).toBe(first);
    expect(presumedSession(visitorSession)).toBe(visitorSession);
    const known = presumedSession(restored({ nip: null, pesel: '44051401359' }));
    expect(presumedSession(known)).toBe(known);
  });
});
