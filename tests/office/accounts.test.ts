import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOfficeCode, demoPassword, demoTotpSecret } from '../../sample-office/seed/accounts/demo-accounts';
import { issueRecoveryCodes } from '../../server/accounts/recovery-codes';
import { account, accountConsent, accountLink, accountSettings, recoveryCode } from '../../server/database/account-tables';
import { type AccountCaller, accountCaller, codeIn, kodOf, origin, registrationOf } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let clock = new Date('2026-11-21T10:00:00Z');
let office: DatabaseOffice;
let call: AccountCaller;

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(clock.getTime() / 1000) });

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => clock });
  call = accountCaller(office);
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

describe('a session', () => {
  it('begins with login and password and knows the user and whom the user may act for', async () => {
    const answer = await call.logIn(' Anna ');
    expect(answer.body).toEqual({ token: expect.any(String), czyOgraniczony: false, czyNiepotwierdzony: false, czy2FaAktywne: false });
    const { token } = answer.body as { readonly token: string };
    expect((await call.get('/uzytkownicy/informacje', token)).body).toMatchObject({
      imie: 'Anna',
      login: 'anna',
      nip: null,
      czasSesji: 900,
      czyInstytucja: false,
      czyPierwszeLogowanie: false,
      czy2FaAktywne: false,
    });
    expect((await call.get('/lista-podmiotow', token)).body).toEqual([
      { name: 'Anna Przykładowa', czyInstytucja: false, nip: null, pesel: expect.stringMatching(/^\d{11}$/) },
      { name: 'Sklep Przykład sp. z o.o.', czyInstytucja: true, nip: '1234563218', pesel: null },
    ]);
  });

  it('counts down, is extended to its full length, ends by itself after a quarter of an hour and after half a day at the latest', async () => {
    const token = await call.tokenOf('jan');
    const left = async () => ((await call.get('/uzytkownicy/informacje', token)).body as { czasSesji: number }).czasSesji;
    later(10);
    expect(await left()).toBe(300);
    expect((await call.post('/pi/przedluzanieSesji', undefined, token)).body).toEqual({ czasDoKoncaSesji: 900 });
    for (let extended = 0; extended < 58; extended += 1) {
      later(12);
      expect((await call.post('/pi/przedluzanieSesji', undefined, token)).status).toBe(200);
    }
    expect(await left()).toBeLessThan(900);
    later(15);
    expect((await call.post('/pi/przedluzanieSesji', undefined, token)).status).toBe(401);
    const other = await call.tokenOf('jan');
    later(16);
    expect((await call.get('/uzytkownicy/informacje', other)).status).toBe(401);
  });

  it('of a restricted account acts for nobody; one that waits for its activation is told so only with the right password', async () => {
    expect((await call.logIn('niezweryfikowana')).body).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: false });
    const token = await call.tokenOf('niezweryfikowana');
    expect((await call.get('/lista-podmiotow', token)).body).toEqual([]);
    expect((await call.get('/uzytkownicy/informacje', token)).body).toMatchObject({ imie: 'Maria', czyPierwszeLogowanie: false });
    expect(kodOf(await call.logIn('niepotwierdzony'))).toBe(1009);
    expect(kodOf(await call.logIn('niepotwierdzony', 'Inne-2026'))).toBe(1600);
  });

  it('is given to an account before its activation as a restricted one, when the office admits that', async () => {
    await office.database.update(accountSettings).set({ admitUnconfirmed: true });
    expect((await call.logIn('niepotwierdzony')).body).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: true });
    expect(kodOf(await call.logIn('urzedowa'))).toBe(1009);
    await office.database.update(accountSettings).set({ admitUnconfirmed: false });
  });
});

describe('a registration', () => {
  it('sends a link that activates the account once, and keeps which texts were agreed to', async () => {
    expect((await call.post('/uzytkownicy/rejestracja', registrationOf('roza.z'))).body).toEqual({});
    expect(kodOf(await call.logIn('roza.z', 'Wiosna-2026'))).toBe(1009);
    const sent = await call.letterTo('roza.z@poczta.example');
    expect(sent.body).toContain(`${origin}/aktywacja-return-url?hash=`);
    const hash = codeIn(sent, 'hash');
    expect((await call.post('/uzytkownicy/aktywacja', { hash })).status).toBe(200);
    expect(kodOf(await call.post('/uzytkownicy/aktywacja', { hash }))).toBe(1611);
    expect(kodOf(await call.post('/uzytkownicy/aktywacja', { hash: `${hash}x` }))).toBe(1613);
    expect((await call.logIn('ROZA.Z', 'Wiosna-2026')).body).toMatchObject({ czyOgraniczony: true });
    const [made] = await office.database.select().from(account).where(eq(account.login, 'roza.z'));
    const consents = await office.database
      .select()
      .from(accountConsent)
      .where(eq(accountConsent.accountId, made?.id ?? 0));
    expect(consents.map(({ kind, given, textVersion }) => [kind, given, textVersion])).toEqual([
      ['data-processing', true, '2026-09'],
      ['terms', true, '2026-09'],
    ]);
  });

  it.each([
    ['imie', { imie: ' ' }, 1607],
    ['nazwisko', { nazwisko: '' }, 1607],
    ['short login', { login: 'ab' }, 1606],
    ['login with Polish letters', { login: 'żółw' }, 1606],
    ['login that is markup', { login: '<b>bold</b>' }, 1606],
    ['short password', { haslo: 'Aa1-aaa' }, 1105],
    ['password without a special character', { haslo: 'Wiosna2026' }, 1105],
    ['password with the login in it', { login: 'wiosna', haslo: 'Wiosna-2026' }, 1105],
    ['endless password', { haslo: `Aa1-${'a'.repeat(500)}` }, 33],
    ['e-mail without a domain', { email: 'ktos@poczta' }, 1608],
    ['e-mail of two addresses', { email: 'a@x.example,b@x.example' }, 1608],
    ['e-mail with a second header', { email: 'a@x.example\r\nBcc: b@x.example' }, 7],
    ['e-mail with a name', { email: '"Jan"<jan@x.example>' }, 1608],
    ['PESEL', { pesel: '44051401358' }, 10],
    ['tax number', { pesel: null, nip: '1234563217' }, 1609],
    ['return address of another site', { returnUrl: 'https://evil.example/aktywacja-return-url' }, 1614],
    ['return address that only looks like ours', { returnUrl: 'http://localhost:4000@evil.example/' }, 1614],
  ])('with a wrong %s is refused, although no form would have sent it', async (_name, wrong, kod) => {
    expect(kodOf(await call.post('/uzytkownicy/rejestracja', registrationOf('nowa-osoba', wrong)))).toBe(kod);
    expect(await call.lettersTo('nowa-osoba@poczta.example')).toEqual([]);
  });

  it('tells that a login is taken, but of a taken e-mail address only the owner hears, by letter', async () => {
    expect(kodOf(await call.post('/uzytkownicy/rejestracja', registrationOf('Anna')))).toBe(1605);
    const taken = await call.post('/uzytkownicy/rejestracja', registrationOf('druga-anna', { email: 'ANNA@brzezie-lesne.example' }));
    const free = await call.post('/uzytkownicy/rejestracja', registrationOf('trzecia-anna'));
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const told = await call.letterTo('anna@brzezie-lesne.example');
    expect(told.subject).toContain('masz już konto');
    expect(told.body).toContain('o\u00a0loginie anna');
    expect(kodOf(await call.logIn('druga-anna', 'Wiosna-2026'))).toBe(1600);
  });

  it('that was never activated gives way to the next one with the same e-mail address, and its link ends', async () => {
    await call.post('/uzytkownicy/rejestracja', registrationOf('pomylka'));
    const first = codeIn(await call.letterTo('pomylka@poczta.example'), 'hash');
    await call.post('/uzytkownicy/rejestracja', registrationOf('bez-pomylki', { email: 'pomylka@poczta.example' }));
    const second = codeIn(await call.letterTo('pomylka@poczta.example', 2), 'hash');
    expect(kodOf(await call.post('/uzytkownicy/aktywacja', { hash: first }))).toBe(1613);
    expect((await call.post('/uzytkownicy/aktywacja', { hash: second })).status).toBe(200);
    expect((await call.post('/uzytkownicy/rejestracja', registrationOf('pomylka'))).status).toBe(200);
  });

  it('at the same moment for one e-mail address twenty times makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call.post('/uzytkownicy/rejestracja', registrationOf(`naraz-${index}`, { email: 'naraz@poczta.example' })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const made = await office.database.select().from(account).where(eq(account.email, 'naraz@poczta.example'));
    expect(made).toHaveLength(1);
  });

  it('gets its link again when it is lost: the earlier one ends, others hear nothing, and after a week it is over', async () => {
    const email = 'zgubiony@poczta.example';
    const returnUrl = `${origin}/aktywacja-return-url`;
    await call.post('/uzytkownicy/rejestracja', registrationOf('zgubiony'));
    const first = codeIn(await call.letterTo(email), 'hash');
    const again = await call.post('/uzytkownicy/ponownaAktywacja', { email, login: 'zgubiony', returnUrl });
    const absent = await call.post('/uzytkownicy/ponownaAktywacja', { email, login: 'nie-ma-takiego', returnUrl });
    expect([again.status, again.body]).toEqual([absent.status, absent.body]);
    const second = codeIn(await call.letterTo(email, 2), 'hash');
    expect(kodOf(await call.post('/uzytkownicy/aktywacja', { hash: first }))).toBe(1612);
    await expect.poll(async () => (await call.lettersTo(email)).every(({ sentAt }) => sentAt !== null)).toBe(true);
    later(8 * 24 * 60);
    expect(kodOf(await call.post('/uzytkownicy/aktywacja', { hash: second }))).toBe(1612);
    expect(await call.lettersTo(email)).toHaveLength(2);
    const links = await office.database.select().from(accountLink);
    expect(JSON.stringify(links)).not.toContain(second);
  });
});

describe('an account made by the office', () => {
  it('is activated by link and issued password together, with a new password, and is verified then', async () => {
    const given = (changes: object) =>
      call.post('/uzytkownicy/aktywacjaKontaUrzedowego', {
        noweHaslo: 'Wlasne-2026',
        stareHaslo: demoPassword,
        hash: demoOfficeCode,
        ...changes,
      });
    expect(kodOf(await call.logIn('urzedowa'))).toBe(1009);
    expect(kodOf(await given({ stareHaslo: 'Zgadywane-1' }))).toBe(1519);
    expect(kodOf(await given({ noweHaslo: 'slabe' }))).toBe(1105);
    expect(kodOf(await given({ noweHaslo: demoPassword }))).toBe(1502);
    expect((await given({})).status).toBe(200);
    expect(kodOf(await given({}))).toBe(1611);
    expect((await call.logIn('urzedowa', 'Wlasne-2026')).body).toMatchObject({ czyOgraniczony: false });
    const token = await call.tokenOf('urzedowa', 'Wlasne-2026');
    expect((await call.get('/lista-podmiotow', token)).body).toMatchObject([{ name: 'Barbara Urzędowa', czyInstytucja: false }]);
  });
});

describe('a password', () => {
  it('that is forgotten is set anew by a link that works once and for an hour; every session ends', async () => {
    const email = 'helena@brzezie-lesne.example';
    const old = await call.tokenOf('helena');
    const reminded = await call.post('/uzytkownicy/przypomnienieHasla', { email, login: 'helena' });
    const absent = await call.post('/uzytkownicy/przypomnienieHasla', { email: 'nikt@poczta.example', login: 'nikt' });
    expect([reminded.status, reminded.body]).toEqual([absent.status, absent.body]);
    const kodZmianyHasla = codeIn(await call.letterTo(email), 'kod');
    const set = (noweHaslo: string) => call.post('/uzytkownicy/noweHaslo', { noweHaslo, kodZmianyHasla });
    expect(kodOf(await set('slabe'))).toBe(1105);
    expect(kodOf(await set(demoPassword))).toBe(1502);
    expect((await set('Jesienna-2026')).status).toBe(200);
    expect(kodOf(await set('Zimowa-2026'))).toBe(1611);
    expect((await call.get('/uzytkownicy/informacje', old)).status).toBe(401);
    expect(kodOf(await call.logIn('helena'))).toBe(1600);
    expect((await call.logIn('helena', 'Jesienna-2026')).status).toBe(200);
    expect((await call.letterTo(email, 2)).subject).toContain('hasło zostało zmienione');
    await call.post('/uzytkownicy/przypomnienieHasla', { email, login: 'helena' });
    const late = codeIn(await call.letterTo(email, 3), 'kod');
    later(61);
    expect(kodOf(await call.post('/uzytkownicy/noweHaslo', { noweHaslo: 'Zimowa-2026', kodZmianyHasla: late }))).toBe(1612);
  });

  it('is changed with the present one: the own session goes on, the others end', async () => {
    const own = await call.tokenOf('oleh');
    const other = await call.tokenOf('oleh');
    const change = (stareHaslo: string, noweHaslo: string) => call.post('/uzytkownicy/zmianaHasla', { noweHaslo, stareHaslo }, own);
    expect(kodOf(await change(demoPassword, 'slabe'))).toBe(1105);
    expect(kodOf(await change(demoPassword, demoPassword))).toBe(1502);
    expect(kodOf(await change('Zle-haslo-1', 'Nowe-2026'))).toBe(1519);
    expect((await change(demoPassword, 'Nowe-2026')).status).toBe(200);
    expect((await call.get('/uzytkownicy/informacje', own)).status).toBe(200);
    expect((await call.get('/uzytkownicy/informacje', other)).status).toBe(401);
    expect((await call.letterTo('oleh@brzezie-lesne.example')).language).toBe('pl');
  });
});

describe('an e-mail address', () => {
  it('is changed with the password, and both addresses are told', async () => {
    const token = await call.tokenOf('sklep');
    const change = (nowyEmail: string, haslo = demoPassword) => call.post('/uzytkownicy/zmianaEmaila?lang=uk', { nowyEmail, haslo }, token);
    expect(kodOf(await change('nie-adres'))).toBe(1511);
    expect(kodOf(await change('SKLEP@brzezie-lesne.example'))).toBe(1511);
    expect(kodOf(await change('anna@brzezie-lesne.example', 'Zle-haslo-1'))).toBe(1519);
    expect(kodOf(await change('anna@brzezie-lesne.example'))).toBe(1511);
    expect((await change('nowy.sklep@poczta.example')).status).toBe(200);
    expect((await call.get('/uzytkownicy/informacje', token)).body).toMatchObject({ email: 'nowy.sklep@poczta.example' });
    expect((await call.letterTo('sklep@brzezie-lesne.example')).subject).toContain('змінено');
    expect((await call.letterTo('nowy.sklep@poczta.example')).language).toBe('uk');
  });
});

describe('two-factor login', () => {
  it('is switched on by a code of the scanned secret, asks for a code at the next login, and is switched off', async () => {
    const token = await call.tokenOf('wytwornia');
    const other = await call.tokenOf('wytwornia');
    const settings = (await call.get('/uzytkownicy/konfiguracja2Fa', token)).body as { key: string; qrCode: string };
    expect(settings).toMatchObject({ czy2FaAktywne: false, qrCode: expect.stringMatching(/^data:image\/png;base64,/) });
    const save = (czy2FaAktywne: boolean, totp: string | null, haslo?: string) =>
      call.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne, totp, haslo }, token);
    expect(kodOf(await save(true, null))).toBe(1602);
    expect(kodOf(await save(true, '000000'))).toBe(1602);
    const code = await codeNow(settings.key);
    expect((await save(true, code)).status).toBe(200);
    expect((await call.get('/uzytkownicy/informacje', token)).status).toBe(200);
    expect((await call.get('/uzytkownicy/informacje', other)).status).toBe(401);
    const shown = (await call.get('/uzytkownicy/konfiguracja2Fa', token)).body as { key: string };
    expect(shown).toMatchObject({ czy2FaAktywne: true });
    expect(shown.key).not.toBe(settings.key);

    const step = await call.logIn('wytwornia');
    expect(step.body).toMatchObject({ czy2FaAktywne: true, czyOgraniczony: false });
    const pending = (step.body as { token: string }).token;
    expect((await call.get('/uzytkownicy/informacje', pending)).status).toBe(401);
    const second = (totp: string) => call.post('/uzytkownicy/login2FA', { totp, token: pending });
    expect(kodOf(await second(code))).toBe(1602);
    later(1);
    const answered = await second(await codeNow(settings.key));
    expect((await call.get('/uzytkownicy/informacje', (answered.body as { token: string }).token)).status).toBe(200);
    expect(kodOf(await second(await codeNow(settings.key)))).toBe(1603);

    expect(kodOf(await save(false, null))).toBe(1620);
    expect(kodOf(await save(false, '000000'))).toBe(1602);
    expect(kodOf(await save(false, null, 'Zle-haslo-1'))).toBe(1519);
    // A code used at the login does not count again, nor does a code of the new secret, which proves nothing.
    expect(kodOf(await save(false, await codeNow(settings.key)))).toBe(1602);
    expect(kodOf(await save(true, await codeNow(shown.key)))).toBe(1620);
    later(1);
    expect((await save(false, await codeNow(settings.key))).status).toBe(200);
    expect((await call.logIn('wytwornia')).body).toMatchObject({ czy2FaAktywne: false });
    expect((await call.letterTo('wytwornia@brzezie-lesne.example', 2)).subject).toContain('wyłączone');
  });

  it('is switched on in a session that has been open for long, and off without a code, only with the password', async () => {
    const token = await call.tokenOf('wytwornia');
    later(11);
    const { key } = (await call.get('/uzytkownicy/konfiguracja2Fa', token)).body as { key: string };
    const save = async (czy2FaAktywne: boolean, haslo: string | null) =>
      await call.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne, totp: czy2FaAktywne ? await codeNow(key) : null, haslo }, token);
    expect(kodOf(await save(true, null))).toBe(1620);
    expect(kodOf(await save(true, 'Zle-haslo-1'))).toBe(1519);
    expect((await save(true, demoPassword)).status).toBe(200);
    expect((await save(false, demoPassword)).status).toBe(200);
    expect((await call.logIn('wytwornia')).body).toMatchObject({ czy2FaAktywne: false });
  });

  it('gives the second step five minutes and five tries', async () => {
    const begin = async () => ((await call.logIn('dwuetapowa')).body as { token: string }).token;
    const late = await begin();
    later(6);
    expect(kodOf(await call.post('/uzytkownicy/login2FA', { totp: await codeNow(demoTotpSecret), token: late }))).toBe(1603);
    const tried = await begin();
    for (let tries = 0; tries < 5; tries += 1)
      expect(kodOf(await call.post('/uzytkownicy/login2FA', { totp: '000000', token: tried }))).toBe(1602);
    expect(kodOf(await call.post('/uzytkownicy/login2FA', { totp: await codeNow(demoTotpSecret), token: tried }))).toBe(1603);
  });

  it('of a restricted account: its session comes without a code and cannot take the protection away', async () => {
    later(20);
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXA';
    await office.database.update(account).set({ totpSecret: secret }).where(eq(account.login, 'niezweryfikowana'));
    const answer = await call.logIn('niezweryfikowana');
    expect(answer.body).toMatchObject({ czyOgraniczony: true, czy2FaAktywne: true });
    const { token } = answer.body as { token: string };
    expect(kodOf(await call.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne: false, totp: null }, token))).toBe(1615);
    expect(kodOf(await office.send('DELETE', '/api/uzytkownicy/konto', undefined, token))).toBe(1615);
    const { key } = (await call.get('/uzytkownicy/konfiguracja2Fa', token)).body as { key: string };
    expect(kodOf(await call.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne: true, totp: await codeNow(key) }, token))).toBe(1615);
    await office.database.update(account).set({ totpSecret: null }).where(eq(account.login, 'niezweryfikowana'));
  });
});

describe('consents to notifications', () => {
  it('are kept with their contacts, checked, and remembered with the moment of each change', async () => {
    const token = await call.tokenOf('stowarzyszenie');
    const save = (changes: object) =>
      call.post(
        '/uzytkownicy/zgody',
        { powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null, ...changes },
        token,
      );
    expect(kodOf(await save({ powiadomieniaSms: true, telefon: '12345' }))).toBe(1610);
    expect(kodOf(await save({ powiadomieniaEmail: true, email: '' }))).toBe(1608);
    expect((await save({ powiadomieniaSms: true, telefon: '600 100 200' })).status).toBe(200);
    const kept = { powiadomieniaEmail: false, powiadomieniaSms: true, email: null, telefon: '600100200' };
    expect((await call.get('/uzytkownicy/zgody', token)).body).toEqual({ ...kept, czyZdecydowano: true });
    await save({});
    const remembered = await office.database
      .select()
      .from(accountConsent)
      .where(eq(accountConsent.kind, 'notify-sms'))
      .orderBy(accountConsent.id);
    expect(remembered.map(({ given }) => given)).toEqual([true, false]);
  });
});

describe('a deletion', () => {
  it('erases what is personal, ends every session and frees login and e-mail address', async () => {
    const own = await call.tokenOf('stowarzyszenie');
    const other = await call.tokenOf('stowarzyszenie');
    const [{ id } = { id: 0 }] = await office.database.select({ id: account.id }).from(account).where(eq(account.login, 'stowarzyszenie'));
    await issueRecoveryCodes(office.database, id);
    const remove = (body?: object) => office.send('DELETE', '/api/uzytkownicy/konto', body, own);
    expect(kodOf(await remove())).toBe(1620);
    expect(kodOf(await remove({ haslo: '' }))).toBe(1620);
    expect(kodOf(await remove({ haslo: 'Zle-haslo-1' }))).toBe(1519);
    expect((await remove({ haslo: demoPassword })).status).toBe(200);
    for (const token of [own, other]) expect((await call.get('/uzytkownicy/informacje', token)).status).toBe(401);
    expect(kodOf(await call.logIn('stowarzyszenie'))).toBe(1600);
    const rows = await office.database.select().from(account).where(eq(account.state, 'deleted'));
    expect(rows).toHaveLength(1);
    expect(await office.database.select().from(recoveryCode).where(eq(recoveryCode.accountId, id))).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/Adam|Społeczny|stowarzyszenie|2222222222|argon2/);
    expect((await call.letterTo('stowarzyszenie@brzezie-lesne.example')).subject).toContain('konto zostało usunięte');
    const again = registrationOf('stowarzyszenie', { email: 'stowarzyszenie@brzezie-lesne.example' });
    expect((await call.post('/uzytkownicy/rejestracja', again)).status).toBe(200);
  });
});
