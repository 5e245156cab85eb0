// A login provider that no file of the project knows: the office offers it, lets residents in through it, and outlives whatever it does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPack } from '../../engine/authoring';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import { surroundingsOf } from '../../scripts/own-code/own-surroundings';
import { readOwnCode } from '../../scripts/own-code/read-config';
import { parseConfiguration } from '../../server';
import { type AccountCaller, accountCaller, kodOf, origin } from '../office/account-caller';
import { type DatabaseOffice, openDatabaseOffice } from '../office/database-office';
import { temporaryFolder } from '../office/run-office';
import { locationOf, returnAddresses, samplePerson } from '../office/saml-party';
import { bankLogin, signPerson } from './project/logins';

const secret = 'tajne-12';
const folder = temporaryFolder();
const definitions = join(folder.path, 'definicje');
const told: string[] = [];
let office: DatabaseOffice;
let call: AccountCaller;

function writePortal(providers: readonly string[]): void {
  mkdirSync(definitions, { recursive: true });
  const portal = { definitionVersion: 2, extends: 'okienko', id: 'bankowo', session: { providers } };
  writeFileSync(join(definitions, 'portal.json'), JSON.stringify(portal, null, 2));
}

async function open(url = 'https://bank.example/logowanie', variables: Readonly<Record<string, string>> = {}): Promise<void> {
  await office?.close();
  told.length = 0;
  const own = { LOGIN_BANK_URL: url, LOGIN_BANK_SECRET: secret, ...variables };
  const place = { DATA_DIR: join(folder.path, 'data'), DEFINITIONS_DIR: definitions, PUBLIC_URL: origin };
  office = await openDatabaseOffice({ ...place, ...own }, { logins: [bankLogin], tell: (text) => void told.push(text) });
  call = accountCaller(office);
}

const way = '/uzytkownicy/dostawcy/bank';
const begin = async (kind = 'przekierowanie', token?: string) =>
  await call.get(`${way}/${kind}?${new URLSearchParams(returnAddresses)}`, token);

/** The state with which the browser leaves for the bank. */
async function leave(kind?: string, token?: string): Promise<string> {
  const { status, body } = await begin(kind, token);
  expect(status).toBe(200);
  const { pola } = body as { readonly pola: readonly { readonly nazwa: string; readonly wartosc: string }[] };
  return pola.find(({ nazwa }) => nazwa === 'state')?.wartosc ?? '';
}

/** What the bank says of a person in a login. */
function signed(state: string, person: string): Readonly<Record<string, string>> {
  const { pesel, givenName: imie, familyName: nazwisko } = samplePerson(person);
  const osoba = JSON.stringify({ pesel, imie, nazwisko });
  return { state, osoba, podpis: signPerson(osoba, state.split('.')[0] ?? '', secret) };
}

const comeBack = async (fields: Readonly<Record<string, string>>) =>
  locationOf(await office.get(`/api${way}/powrot?${new URLSearchParams(fields)}`));
const exchange = async (address: URL) => await call.post('/uzytkownicy/wymianaKodu', { kod: address.searchParams.get('token') });
const tokenIn = ({ body }: { readonly body: unknown }) => (body as { readonly token: string }).token;
const offers = async (query = '') => (await call.get(`/pi/konfiguracja${query}`)).body;

beforeAll(async () => {
  writePortal(['bank']);
  await open();
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

it('is offered by name once portal.json names it, and a name that nobody has is answered with the one that is meant', async () => {
  expect(await offers()).toMatchObject({ logowania: [{ id: 'bank', nazwa: 'Bank Spółdzielczy', opis: 'Dla klientów banku.' }] });
  expect(await offers('?lang=en')).toMatchObject({ logowania: [{ opis: 'For customers of the bank.' }] });
  const surroundings = await surroundingsOf(await readOwnCode({}, join(import.meta.dirname, 'project')));
  writePortal(['bnak']);
  const { files, base } = readDefinitions(definitions);
  writePortal(['bank']);
  const { problems } = checkPack(files, base, surroundings);
  expect(problems).toMatchObject([{ rule: 'login-provider', got: 'bnak', suggestion: 'bank' }]);
});

it('lets a resident in who has an account, and takes one without to the confirmation', async () => {
  expect((await begin()).body).toMatchObject({ metoda: 'GET', adres: 'https://bank.example/logowanie' });
  const done = await comeBack(signed(await leave(), 'wife'));
  expect(done.origin + done.pathname).toBe(returnAddresses.adresOk);
  const token = tokenIn(await exchange(done));
  expect((await call.get('/uzytkownicy/informacje', token)).body).toMatchObject({ login: 'anna' });
  expect((await exchange(done)).status).toBe(400);

  const posted = locationOf(await office.form(`/api${way}/powrot`, signed(await leave(), 'stranger')));
  expect(posted.origin + posted.pathname).toBe(returnAddresses.adresPotwierdz);
  const jwtToken = posted.searchParams.get('jwtToken') ?? '';
  const person = { imie: '', nazwisko: '', pesel: '', nip: null, dane: '', token: jwtToken, email: 'nowa@poczta.example' };
  const made = await call.post(`/uzytkownicy/potwierdzenieDanych?jwtToken=${encodeURIComponent(jwtToken)}`, person);
  expect(made.status).toBe(200);
  expect((await comeBack(signed(await leave(), 'stranger'))).pathname).toBe('/return-url-ok');
  expect(told).toEqual([]);
});

it('confirms the person of the account in whose session the login began', async () => {
  const token = await call.tokenOf('niezweryfikowana');
  const other = await comeBack(signed(await leave('potwierdzenie', token), 'wife'));
  expect(other.pathname).toBe('/return-url-blad');
  expect((await begin('potwierdzenie')).status).toBe(401);
});

it.each([
  ['forged', (state: string) => ({ ...signed(state, 'wife'), podpis: 'x' }), 'wrong signature'],
  ['without its state', (state: string) => ({ ...signed(state, 'wife'), state: '' }), 'it came without the state of a login'],
  ['of another browser', (state: string) => signed(`${state.slice(0, -2)}xx`, 'wife'), 'it failed the check "relay-state"'],
  [
    'about nobody',
    (state: string) => ({ state, osoba: '{}', podpis: signPerson('{}', state.split('.')[0] ?? '', secret) }),
    'it does not name a person with PESEL, first name and surname',
  ],
  [
    'that cannot be read',
    (state: string) => ({ state, osoba: 'Anna', podpis: signPerson('Anna', state.split('.')[0] ?? '', secret) }),
    expect.stringMatching(/JSON/),
  ],
])('a return %s is refused in the words of the provider, and the login is still open', async (_, spoil, words) => {
  told.length = 0;
  const state = await leave();
  expect((await comeBack(spoil(state))).pathname).toBe('/return-url-blad');
  expect(told.map((text) => /^An answer of the identity node bank was refused: (.*)\.$/s.exec(text)?.[1])).toEqual([words]);
  expect((await comeBack(signed(state, 'wife'))).pathname).toBe('/return-url-ok');
  expect((await comeBack(signed(state, 'wife'))).pathname).toBe('/return-url-blad');
});

it('a resident who gives up comes back to the screen that says so', async () => {
  const address = await comeBack({ state: await leave() });
  expect(address.origin + address.pathname).toBe(returnAddresses.adresBlad);
  expect(address.searchParams.get('trescBledu')).toMatch(/^Logowanie przerwano/);
});

it('that throws is told to the operator in its own words, the resident can try again, and nothing else is harmed', async () => {
  await open('https://bank.example/awaria');
  expect(await offers()).toMatchObject({ logowania: [{ id: 'bank' }] });
  const answer = await begin();
  expect([answer.status, kodOf(answer)]).toEqual([502, 1622]);
  expect(told).toEqual(['The login provider Bank Spółdzielczy did not say where to go: the bank is out of order']);
  expect((await call.get(`/uzytkownicy/wezelKrajowy/przekierowanie?${new URLSearchParams(returnAddresses)}`)).status).toBe(200);
});

it.each([
  [
    'that throws when it is opened',
    'https://bank.example/zamkniete',
    {},
    /Spółdzielczy cannot be opened and is not offered: the bank has closed/,
  ],
  ['without its variables', '', { LOGIN_BANK_SECRET: '' }, /LOGIN_BANK_URL, LOGIN_BANK_SECRET are not set: it is not offered\.$/],
])('one %s is not offered, and the operator is told why', async (_, url, variables, words) => {
  await open(url, variables);
  await office.listen();
  expect(told).toEqual([expect.stringMatching(words)]);
  expect(await offers()).toMatchObject({ logowania: [] });
  expect(kodOf(await begin())).toBe(1616);
});

it.each([
  [
    { LOGIN_BANK_URL: 'https://bank.example' },
    bankLogin,
    'LOGIN_BANK_SECRET is missing: LOGIN_BANK_URL, LOGIN_BANK_SECRET are set together.',
  ],
  [{ LOGIN_BANK_URL: 'https://bank.example', LOGIN_BANK_SECRET: 'abc' }, bankLogin, 'LOGIN_BANK_SECRET must be a secret of 8 signs.'],
  [
    {},
    { ...bankLogin, variables: { BANK: { expected: '', matches: () => true } } },
    'Variables of a login provider begin with LOGIN_, but bank has BANK.',
  ],
  [{}, { ...bankLogin, key: 'Mój bank' }, 'The key of a login provider must be a lower-case word, but is "Mój bank".'],
])('the start ends with one line for wrong settings', (variables, login, sentence) => {
  expect(parseConfiguration(variables, { logins: [login] })).toEqual({ ok: false, failure: sentence });
});
