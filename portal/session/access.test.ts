import { describe, expect, it } from 'vitest';
import type { Subject } from '../../engine';
import { parseLoginAnswer, parseToken } from '../answers/login-answer';
import type { OfferedGroup, OfferedService } from '../answers/offered-services';
import { parseSubjects } from '../answers/subjects';
import { parseExtension, parseUserInfo, type UserInfo } from '../answers/user-info';
import { callToken, tokenRoutes } from './call-token';
import { chooseSubject, placeOfSubject } from './choose-subject';
import { type RoutedScreen, routeAccess } from './route-access';
import { type Session, sessionAfter, visitorSession } from './session';

const now = { wall: 0, steady: 0 };
const person: Subject = { name: 'Osoba', institution: false, nip: null, pesel: '44051401359' };
const shop: Subject = { name: 'Sklep', institution: true, nip: '1234563218', pesel: null };
const restricted: Session = { kind: 'restricted', token: 'r', deadline: null, user: null, unconfirmed: false };
const loggedIn = (subject: Subject | null, subjects: readonly Subject[] | null = [person, shop]): Session => ({
  kind: 'signed-in',
  token: 't',
  deadline: null,
  user: null,
  subjects,
  subject,
  kept: null,
  place: null,
  greeting: 'none',
  accountFailed: false,
});
const waiting: Session = { kind: 'code-needed', pendingToken: 'p', takesRecoveryCode: false };

describe('the token of a call', () => {
  const place = {
    path: '/panel',
    restrictedRoutes: ['/panel', '/haslo', '/email', '/potwierdzenie'],
    tokenRoutes: ['/uslugi/woda', '/panel'],
    ofSession: false,
  };
  const token = (session: Session, signedIn: boolean, more: object = {}) => callToken({ signedIn }, session, { ...place, ...more });

  it('goes with calls about the user from everywhere, and with every call of a protected screen [CALL-02]', () => {
    const path = '/kontakt';
    expect(token(loggedIn(person), true, { path })).toBe('t');
    expect(token(loggedIn(person), false, { path })).toBeNull();
    expect(token(loggedIn(person), false, { path: '/uslugi/woda/' })).toBe('t');
    for (const session of [visitorSession, waiting, { kind: 'ended' } as const]) expect(token(session, false)).toBeNull();
  });

  it('goes with every call of the screens that are protected, variants included, or of all [CALL-02]', () => {
    const services = [
      { protected: true, route: '/uslugi/woda', variants: [{ id: 'a', route: '/uslugi/woda/a', title: 'A' }] },
      { protected: true, route: '/konto' },
      { route: '/kontakt' },
    ] as const;
    expect(tokenRoutes({ services, session: { tokenOn: 'protected-screens' } })).toEqual(['/uslugi/woda', '/uslugi/woda/a', '/konto']);
    expect(tokenRoutes({ services, session: { tokenOn: 'every-screen' } })).toBeNull();
    expect(tokenRoutes({ services, session: null })).toEqual([]);
  });

  it('goes with every call of every screen where the office wants that [CALL-02]', () => {
    const everywhere = { path: '/kontakt', tokenRoutes: null };
    expect(token(loggedIn(person), false, everywhere)).toBe('t');
    for (const session of [visitorSession, waiting, { kind: 'ended' } as const, restricted])
      expect(token(session, false, everywhere)).toBeNull();
  });

  it('is there for those who have logged in only', () => {
    expect(token(visitorSession, true)).toBeNull();
    expect(token(waiting, true)).toBeNull();
  });

  it('of a restricted account goes only on the routes that the definitions list [AUTH-30, AUTH-31]', () => {
    for (const path of place.restrictedRoutes) expect(token(restricted, true, { path })).toBe('r');
    for (const path of ['/', '/panell', '/panel/inne', '/uslugi/woda', '/PANEL']) expect(token(restricted, true, { path })).toBeNull();
    expect(token(restricted, true, { path: '/uslugi/woda', ofSession: true })).toBe('r');
  });
});

describe('a screen', () => {
  const access = (entry: RoutedScreen['entry'], session: Session, config = {}, configKnown = true) =>
    routeAccess({ entry, serviceId: null }, { session, config, configKnown, breaksKnown: configKnown, offered: null, moment: 0 });
  const offers = (more: Partial<OfferedService>): OfferedGroup[] => {
    const open = { locked: false, needsInstitution: false, needsPerson: false };
    return [{ title: 'Grupa', services: [{ title: 'Usługa', serviceId: 12, ...open, ...more }] }];
  };
  const offered = (entry: RoutedScreen['entry'], session: Session, more: Partial<OfferedService>, serviceId: number | null = 12) =>
    routeAccess({ entry, serviceId }, { session, config: {}, configKnown: true, breaksKnown: true, offered: offers(more), moment: 0 });

  it('that is protected opens with a session and leads to the login without one [ACCESS-02, ACCESS-03]', () => {
    for (const session of [visitorSession, waiting, { kind: 'ended' } as const]) expect(access({ protected: true }, session)).toBe('login');
    expect(access({ protected: true }, loggedIn(null, null))).toBe('open');
    expect(access({}, visitorSession)).toBe('open');
  });

  it('opens for a restricted account only when its definition says so [ACCESS-05, ACCESS-06]', () => {
    expect(access({ protected: true }, restricted)).toBe('unverified');
    expect(access({ protected: true, restricted: true }, restricted)).toBe('open');
    expect(access({}, restricted)).toBe('open');
  });

  it('for one kind of subject tells the other that it has no access, also when it is opened directly [ACCESS-07, ACCESS-09]', () => {
    for (const guarded of [{}, { protected: true } as const]) {
      expect(access({ ...guarded, subject: 'institution' }, loggedIn(person))).toBe('no-access');
      expect(access({ ...guarded, subject: 'institution' }, loggedIn(shop))).toBe('open');
      expect(access({ ...guarded, subject: 'person' }, loggedIn(shop))).toBe('no-access');
      expect(access({ ...guarded, subject: 'person' }, loggedIn(person))).toBe('open');
    }
    expect(access({ protected: true, subject: 'person' }, loggedIn(null, null))).toBe('wait');
  });

  it('is bound by what the office says of its service as by what the pack says: the stricter one holds [ACCESS-01, ACCESS-09, SUBJ-06]', () => {
    expect(offered({}, visitorSession, {})).toBe('open');
    expect(offered({}, visitorSession, { locked: true })).toBe('login');
    expect(offered({}, restricted, { locked: true })).toBe('unverified');
    expect(offered({ protected: true }, visitorSession, { locked: false })).toBe('login');
    expect(offered({}, loggedIn(shop), { needsPerson: true })).toBe('no-access');
    expect(offered({}, loggedIn(person), { needsInstitution: true })).toBe('no-access');
    expect(offered({ subject: 'person' }, loggedIn(shop), {})).toBe('no-access');
    expect(offered({}, visitorSession, { locked: true }, 13)).toBe('open');
    expect(offered({}, visitorSession, { locked: true }, null)).toBe('open');
  });

  it('of a service that rests as planned gives way from the first moment until the last, also to who is signed in, and never in a preview', () => {
    const entry = { protected: true as const, breaks: [{ from: 1_000, until: 2_000 }] };
    const at = (moment: number | null, session: Session, serviceId: number | null = null) =>
      routeAccess({ entry, serviceId }, { session, config: {}, configKnown: true, breaksKnown: true, offered: null, moment });
    expect([999, 1_000, 1_999, 2_000, null].map((moment) => at(moment, loggedIn(person)))).toEqual([
      'open',
      'planned-break',
      'planned-break',
      'open',
      'open',
    ]);
    // Nobody logs in for a service that rests.
    expect([at(1_500, visitorSession), at(1_500, restricted), at(1_500, visitorSession, 12)]).toEqual([
      'planned-break',
      'planned-break',
      'planned-break',
    ]);
    expect(at(2_000, visitorSession)).toBe('login');
  });

  it('of a service that has a technical break gives way to the page that says so, before any login [ACCESS-10, SERV-09]', () => {
    const broken = (entry: RoutedScreen['entry'], session: Session, serviceId: number | null = 12) =>
      routeAccess(
        { entry, serviceId },
        { session, config: { przerwaTechnicznaUslugi: [12] }, configKnown: true, breaksKnown: true, offered: null, moment: 0 },
      );
    for (const session of [visitorSession, loggedIn(person), restricted]) {
      expect(broken({}, session)).toBe('break');
      expect(broken({ protected: true }, session)).toBe('break');
    }
    expect(broken({}, visitorSession, 13)).toBe('open');
    expect(broken({}, visitorSession, null)).toBe('open');
    expect(broken({ subject: 'institution' }, loggedIn(person))).toBe('no-access');
    // Nobody is sent to the login before it is known whether that is in vain.
    const unknown = { session: visitorSession, config: {}, configKnown: false, breaksKnown: false, offered: null, moment: 0 };
    expect(routeAccess({ entry: { protected: true }, serviceId: 12 }, unknown)).toBe('wait');
    expect(routeAccess({ entry: { protected: true }, serviceId: null }, unknown)).toBe('login');
    expect(routeAccess({ entry: {}, serviceId: 12 }, unknown)).toBe('open');
  });

  it('that is for one kind of subject stops waiting when the office cannot name one [ACCESS-12]', () => {
    const unknown = loggedIn(null, null);
    const failed = sessionAfter(unknown, { kind: 'account-failed' }, now);
    expect(access({ protected: true, subject: 'person' }, unknown)).toBe('wait');
    expect(access({ protected: true, subject: 'person' }, failed)).toBe('open');
    expect(sessionAfter(failed, { kind: 'account-asked' }, now)).toEqual(unknown);
  });

  it('is not there while its flag is off, which is told only when the office has said it [ACCESS-10]', () => {
    expect(access({ flag: 'czy2Fa' }, visitorSession, { czy2Fa: true })).toBe('open');
    expect(access({ flag: 'czy2Fa' }, visitorSession, { czy2Fa: false })).toBe('off');
    expect(access({ flag: 'czy2Fa' }, visitorSession, {}, false)).toBe('wait');
  });
});

describe('the subject', () => {
  const user = (more: Partial<UserInfo>): UserInfo => ({
    givenName: '',
    familyName: '',
    login: '',
    email: '',
    pesel: null,
    nip: null,
    sessionSeconds: 1,
    institution: false,
    firstLogin: false,
    lastLogin: null,
    ...more,
  });

  it('is the one that was kept, else the user’s own, else the first [SUBJ-10]', () => {
    const list = [shop, person];
    const none = { kept: null, place: null };
    expect(chooseSubject(list, none, user({ pesel: person.pesel }))).toBe(person);
    expect(chooseSubject(list, { ...none, kept: { nip: shop.nip, pesel: null } }, user({ pesel: person.pesel }))).toBe(shop);
    expect(chooseSubject(list, { ...none, kept: { nip: '5260001246', pesel: null } }, user({ pesel: '02070803628' }))).toBe(shop);
    expect(chooseSubject([person, shop], none, user({ nip: shop.nip, institution: true }))).toBe(shop);
    expect(chooseSubject([], none, user({}))).toBeNull();
  });

  it('that another tab has chosen is found by its place, in whatever order the office lists them, as long as there are as many', () => {
    const place = placeOfSubject([person, shop], shop);
    for (const list of [
      [person, shop],
      [shop, person],
    ])
      expect(chooseSubject(list, { kept: null, place }, user({ pesel: person.pesel }))).toBe(shop);
    expect(chooseSubject([person], { kept: null, place }, user({}))).toBe(person);
    expect(place).not.toContain(shop.nip);
  });

  it('without the number of its kind cannot be acted for [SUBJ-01]', () => {
    const read = parseSubjects([
      { name: 'A', czyInstytucja: true, nip: '', pesel: '44051401359' },
      { ...person, czyInstytucja: false, more: 1 },
      null,
      3,
      {},
    ]);
    expect(read.ok && read.value).toEqual([person]);
    expect(parseSubjects({ lista: [] }).ok).toBe(false);
    expect(parseSubjects([])).toEqual({ ok: true, value: [] });
    expect(parseSubjects([{ name: 'A' }, 3]).ok).toBe(false);
  });
});

describe('answers of the office', () => {
  const answer = { token: 't', czyOgraniczony: false, czyNiepotwierdzony: false, czy2FaAktywne: false };

  it('to a login: restricted comes before the one-time code [AUTH-09, AUTH-11]', () => {
    expect(parseLoginAnswer(answer)).toMatchObject({ value: { kind: 'signed-in', token: 't' } });
    const codeNeeded = { kind: 'code-needed', pendingToken: 't' };
    for (const [said, takesRecoveryCode] of [
      [undefined, false],
      ['true', false],
      [false, false],
      [true, true],
    ] as const) {
      const read = parseLoginAnswer({ ...answer, czy2FaAktywne: true, czyKodyZapasowe: said });
      expect(read).toMatchObject({ value: { ...codeNeeded, takesRecoveryCode } });
    }
    for (const both of [{ czyOgraniczony: true }, { czyNiepotwierdzony: true }])
      expect(parseLoginAnswer({ ...answer, ...both, czy2FaAktywne: true })).toMatchObject({ value: { kind: 'restricted', token: 't' } });
  });

  it('without a token sign nobody in', () => {
    for (const wrong of [null, [], 't', {}, { token: '' }, { token: 5 }, { token: null }]) {
      expect(parseToken(wrong).ok).toBe(false);
      expect(parseLoginAnswer(wrong).ok).toBe(false);
    }
  });

  it('about the user need a length of the session; what else is missing is empty [AUTH-18]', () => {
    const full = {
      imie: 'A',
      nazwisko: 'B',
      login: 'c',
      email: 'd@e.pl',
      pesel: '44051401359',
      nip: null,
      czasSesji: 900,
      czyInstytucja: false,
      czyPierwszeLogowanie: true,
    };
    expect(parseUserInfo(full)).toEqual({
      ok: true,
      value: {
        givenName: 'A',
        familyName: 'B',
        login: 'c',
        email: 'd@e.pl',
        pesel: '44051401359',
        nip: null,
        sessionSeconds: 900,
        institution: false,
        firstLogin: true,
        lastLogin: null,
      },
    });
    expect(parseUserInfo({ czasSesji: 1 })).toMatchObject({ value: { givenName: '', pesel: null, institution: false } });
    for (const czasSesji of [undefined, null, '900', Number.NaN, -1]) expect(parseUserInfo({ ...full, czasSesji }).ok).toBe(false);
    for (const czasDoKoncaSesji of [undefined, '5', 0, -1]) expect(parseExtension({ czasDoKoncaSesji }).ok).toBe(false);
  });

  it('that are late do not sign in the one who has left', () => {
    const left = sessionAfter(loggedIn(person), { kind: 'signed-out' }, now);
    expect(sessionAfter(left, { kind: 'subjects-known', subjects: [person] }, now)).toBe(visitorSession);
  });
});
