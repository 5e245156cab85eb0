import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfCode } from '../../server/accounts/secrets';
import { account, accountIdentity, securityEvent } from '../../server/database/account-tables';
import { identityNode, registrationTicket } from '../../server/database/external-login-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { type AccountCaller, accountCaller, kodOf, origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { beginAt, bring, genuine, locationOf, refusalsOnly, returnAddresses, samplePerson } from './saml-party';

const folder = temporaryFolder();
let clock = new Date('2026-11-21T10:00:00Z');
let office: DatabaseOffice;
let call: AccountCaller;

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const begin = (token?: string) => beginAt(office, 'wezelKrajowy', clock, token);
const logInAs = async (id: string) => {
  const begun = await begin();
  return await bring(office, begun, genuine(begun, { person: samplePerson(id) }));
};
const informationOf = async (token: string) => (await call.get('/uzytkownicy/informacje', token)).body;
const exchange = async (address: URL) => await call.post('/uzytkownicy/wymianaKodu', { kod: address.searchParams.get('token') });
const tokenIn = ({ body }: { readonly body: unknown }) => (body as { readonly token: string }).token;
const confirm = (jwtToken: string, changes: object = {}) =>
  call.post(`/uzytkownicy/potwierdzenieDanych?jwtToken=${encodeURIComponent(jwtToken)}`, {
    imie: 'Zmieniona',
    nazwisko: 'Zmieniona',
    email: 'krystyna@poczta.example',
    pesel: '44051401359',
    nip: null,
    token: jwtToken,
    dane: '',
    ...changes,
  });

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => clock, tell: refusalsOnly });
  call = accountCaller(office);
  await office.database.update(officeSettings).set({ loginEpuap: true });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

describe('a login at the national identity node', () => {
  it('begins with a signed request that asks for a new login and the least level, and with the address of the node [AUTH-19]', async () => {
    const { request, address } = await begin();
    expect(address).toBe(`${origin}/wezel-probny/wezelKrajowy`);
    const xml = Buffer.from(request, 'base64').toString();
    for (const part of [
      'ForceAuthn="true"',
      'Comparison="minimum"',
      'http://eidas.europa.eu/LoA/substantial',
      '<samlp:NameIDPolicy',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      `AssertionConsumerServiceURL="${origin}/api/uzytkownicy/wezelKrajowy/powrot"`,
    ])
      expect(xml).toContain(part);
  });

  it('of a person with a verified account leads to a code that begins one session, once and at once', async () => {
    const address = await logInAs('wife');
    expect(address.origin + address.pathname).toBe(returnAddresses.adresOk);
    const answer = await exchange(address);
    expect(await informationOf(tokenIn(answer))).toMatchObject({ login: 'anna', czyInstytucja: false });
    expect((await exchange(address)).status).toBe(400);
    const again = await logInAs('wife');
    expect(await informationOf(tokenIn(await exchange(again)))).toMatchObject({ login: 'anna' });
    const late = await logInAs('wife');
    later(3);
    expect((await exchange(late)).status).toBe(400);
  });

  it('of a person without an account leads to the confirmation, whose token makes the account of that person once [REG-46]', async () => {
    const address = await logInAs('stranger');
    expect(address.origin + address.pathname).toBe(returnAddresses.adresPotwierdz);
    const { jwtToken = '', dane, link } = Object.fromEntries(address.searchParams);
    const { pesel } = samplePerson('stranger');
    expect(dane).toBe(`Krystyna,Bezkonta-Próbna,,${pesel},,${jwtToken}`);
    expect(link).toBe('/panel-uzytkownika');
    expect(kodOf(await confirm(jwtToken, { email: 'nie adres' }))).toBe(1608);
    expect(kodOf(await confirm(jwtToken, { email: 'anna@brzezie-lesne.example' }))).toBe(1511);
    expect(kodOf(await confirm(jwtToken, { token: 'inny' }))).toBe(1613);
    expect(kodOf(await confirm(`${jwtToken.slice(0, -2)}xx`))).toBe(1613);
    const made = await confirm(jwtToken);
    expect(await informationOf(tokenIn(made))).toMatchObject({
      imie: 'Krystyna',
      nazwisko: 'Bezkonta-Próbna',
      pesel,
      email: 'krystyna@poczta.example',
      czyPierwszeLogowanie: true,
    });
    expect((await call.get('/lista-podmiotow', tokenIn(made))).body).toEqual([
      { name: 'Krystyna Bezkonta-Próbna', czyInstytucja: false, nip: null, pesel },
    ]);
    expect(kodOf(await confirm(jwtToken, { email: 'druga@poczta.example' }))).toBe(1611);
    const second = await logInAs('stranger');
    expect(await informationOf(tokenIn(await exchange(second)))).toMatchObject({ pesel, czyPierwszeLogowanie: false });
  });

  it('confirmed several times at the same moment, at one node and at the other, makes one account', async () => {
    const atProfile = await beginAt(office, 'profilZaufany', clock);
    const other = await bring(office, atProfile, genuine(atProfile, { person: samplePerson('husband') }));
    const tokens = [await logInAs('husband'), await logInAs('husband'), other].map(
      ({ searchParams }) => searchParams.get('jwtToken') ?? '',
    );
    const answers = await Promise.all(tokens.map((token, index) => confirm(token, { email: `piotr${index}@poczta.example` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const made = await office.database
      .select()
      .from(account)
      .where(and(eq(account.pesel, samplePerson('husband').pesel), ne(account.state, 'deleted')));
    expect(made).toHaveLength(1);
  });

  it('does not hand over an account in which somebody has typed the PESEL of another person', async () => {
    const address = await logInAs('niezweryfikowana');
    expect(address.pathname).toBe('/return-url-potwierdz');
    const [typed] = await office.database.select().from(account).where(eq(account.login, 'niezweryfikowana'));
    expect(typed?.state).toBe('restricted');
    expect(
      await office.database
        .select()
        .from(accountIdentity)
        .where(eq(accountIdentity.accountId, typed?.id ?? 0)),
    ).toEqual([]);
  });

  it('belongs to the browser that began it: led into by a link, another browser gets neither the session nor the account', async () => {
    const others = async (attempt: () => Promise<{ readonly status: number; readonly body: unknown }>) => {
      const own = [...office.cookies];
      const answers = [];
      for (const cookies of [[], [['okienko-logowanie', 'x'.repeat(43)] as const]]) {
        office.cookies.clear();
        for (const [name, value] of cookies) office.cookies.set(name, value);
        answers.push(await attempt());
      }
      office.cookies.clear();
      for (const [name, value] of own) office.cookies.set(name, value);
      return answers.map(({ status }) => status);
    };
    const known = await logInAs('wife');
    expect(await others(() => exchange(known))).toEqual([400, 400]);
    expect(await informationOf(tokenIn(await exchange(known)))).toMatchObject({ login: 'anna' });
    const fresh = await logInAs('niezweryfikowana');
    const jwtToken = fresh.searchParams.get('jwtToken') ?? '';
    const taken = () => confirm(jwtToken, { email: 'anna@brzezie-lesne.example' });
    expect(await others(taken)).toEqual([410, 410]);
    // Without the guard the same link is accepted: only the key of the browser stops it.
    await office.database.update(registrationTicket).set({ browserHash: hashOfCode('x'.repeat(43)) });
    expect(await others(taken)).toEqual([410, 400]);
    expect(kodOf(await taken())).toBe(1611);
  });

  it('leaves the browser a key that no script reads and that comes with no call of another site', async () => {
    office.cookies.clear();
    const answer = await office.get(`/api/uzytkownicy/wezelKrajowy/przekierowanie?${new URLSearchParams(returnAddresses)}`);
    expect(answer.headers['set-cookie']).toMatch(/^okienko-logowanie=[\w-]{43}; Max-Age=3600; Path=\/api\/; HttpOnly; SameSite=Lax$/);
  });

  it('begun in the session of an unverified account verifies it, when the node confirms its owner [REG-50]', async () => {
    const token = await call.tokenOf('niezweryfikowana');
    const other = await begin(token);
    expect((await bring(office, other, genuine(other))).pathname).toBe('/return-url-blad');
    const own = await begin(token);
    const address = await bring(office, own, genuine(own, { person: samplePerson('niezweryfikowana') }));
    expect(await informationOf(tokenIn(await exchange(address)))).toMatchObject({ login: 'niezweryfikowana' });
    const [verified] = await office.database.select().from(account).where(eq(account.login, 'niezweryfikowana'));
    expect(verified?.state).toBe('verified');
    const events = await office.database
      .select({ kind: securityEvent.kind })
      .from(securityEvent)
      .where(eq(securityEvent.accountId, verified?.id ?? 0));
    expect(events.filter(({ kind }) => kind === 'verified')).toHaveLength(1);
    const query = new URLSearchParams(returnAddresses);
    for (const provider of ['wezelKrajowy', 'profilZaufany'])
      expect((await call.get(`/uzytkownicy/${provider}/potwierdzenie?${query}`)).status).toBe(401);
  });

  it('that the person refuses leads to the page for failures with a sentence', async () => {
    const begun = await begin();
    const address = await bring(office, begun, genuine(begun, { person: null }));
    expect(address.pathname).toBe('/return-url-blad');
    expect(address.searchParams.get('trescBledu')).toMatch(/^Logowanie przerwano/);
  });

  it('is over after a quarter of an hour', async () => {
    const begun = await begin();
    later(16);
    expect((await bring(office, begun, genuine(begun, { now: clock }))).pathname).toBe('/return-url-blad');
  });

  it('is not offered where the office has switched it off, and each node is switched by itself [CONF-04, CONF-05]', async () => {
    const query = new URLSearchParams(returnAddresses);
    const statusOf = async (provider: string) => (await call.get(`/uzytkownicy/${provider}/przekierowanie?${query}`)).status;
    await office.database.update(officeSettings).set({ loginNode: true, loginEpuap: false });
    expect([await statusOf('wezelKrajowy'), await statusOf('profilZaufany')]).toEqual([200, 404]);
    await office.database.update(officeSettings).set({ loginNode: false, loginEpuap: true });
    expect([await statusOf('wezelKrajowy'), await statusOf('profilZaufany')]).toEqual([404, 200]);
    await office.database.update(officeSettings).set({ loginNode: true, loginEpuap: true });
  });
});

describe('the content policy', () => {
  it('lets forms go to a node of the office as soon as its row is there, and to no other place, without a restart', async () => {
    const targets = async () => {
      later(1);
      const policy = (await office.get('/logowanie')).headers['content-security-policy'] ?? '';
      return /form-action ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    };
    const usual = await targets();
    expect(usual).not.toContain('https://wezel.example');
    const node = { entityId: 'https://wezel.example/saml', certificate: '' };
    await office.database.insert(identityNode).values([
      { ...node, provider: 'wezelKrajowy', address: 'https://wezel.example/zaloguj?a=1' },
      { ...node, provider: 'profilZaufany', address: 'wezel bez adresu' },
    ]);
    expect(new Set(await targets())).toEqual(new Set([...usual, 'https://wezel.example']));
    await office.database.delete(identityNode);
    expect(await targets()).toEqual(usual);
  });
});

describe('the sandbox node', () => {
  const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

  it('asks who logs in, sends nothing by script, and answers what the portal believes', async () => {
    const { request, relayState } = await beginAt(office, 'profilZaufany', clock);
    const asked = await office.form('/wezel-probny/profilZaufany', { SAMLRequest: request, RelayState: relayState });
    expect(asked.headers['content-security-policy']).toContain("default-src 'none'");
    expect(asked.bytes.toString()).not.toContain('<script');
    const again = fieldIn(asked.bytes.toString(), 'SAMLRequest');
    const answered = await office.form('/wezel-probny/profilZaufany/odpowiedz', {
      SAMLRequest: again,
      RelayState: fieldIn(asked.bytes.toString(), 'RelayState'),
      osoba: 'wife',
      decyzja: 'potwierdz',
    });
    const SAMLResponse = fieldIn(answered.bytes.toString(), 'SAMLResponse');
    const RelayState = fieldIn(answered.bytes.toString(), 'RelayState');
    expect(RelayState).toBe(relayState);
    const address = locationOf(await office.form('/api/uzytkownicy/profilZaufany/powrot', { SAMLResponse, RelayState }));
    expect(await informationOf(tokenIn(await exchange(address)))).toMatchObject({ login: 'anna' });
  });

  it('turns away a request that the portal has not signed, or that is meant for the other node', async () => {
    const { request } = await begin();
    const xml = Buffer.from(request, 'base64').toString();
    const changed = Buffer.from(xml.replace('ForceAuthn="true"', 'ForceAuthn="false"')).toString('base64');
    const unsigned = Buffer.from(xml.replace(/<Signature[\s\S]*<\/Signature>/, '')).toString('base64');
    const statusOf = async (provider: string, SAMLRequest: string) =>
      (await office.form(`/wezel-probny/${provider}`, { SAMLRequest })).status;
    expect(await statusOf('wezelKrajowy', request)).toBe(200);
    expect(await statusOf('wezelKrajowy', changed)).toBe(400);
    expect(await statusOf('wezelKrajowy', unsigned)).toBe(400);
    expect(await statusOf('profilZaufany', request)).toBe(400);
    expect(await statusOf('wezelKrajowy', '')).toBe(400);
  });
});
