// Simultaneous logins at an identity node, on two servers with one PostgreSQL. (The embedded database has one session, so no races.) Each
// race is also run without its guard, and then goes wrong.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peselOf } from '../../sample-office/seed/residents/pesel-of';
import { account, accountIdentity, party, securityEvent, session } from '../../server/database/account-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { type PostgresServer, startPostgres } from './postgres-server';
import { type Begun, beginAt, bring, genuine, refusalsOnly } from './saml-party';

const rounds = process.env.OKIENKO_FULL === '1' ? 200 : 2;
const atOnce = 8;
const now = new Date('2026-11-21T10:00:00Z');
let postgres: PostgresServer;
/** Two servers behind one address. A browser's calls may reach either. */
let portal: readonly [DatabaseOffice, DatabaseOffice];
let made = 0;

type Provider = Begun['provider'];
type Person = NonNullable<Begun['parts']['person']>;

const variables = (options = '') => ({ DATABASE_URL: `${postgres.url}${options}`, PUBLIC_URL: origin, SANDBOX: 'true' });
const database = () => portal[0].database;
const server = (index: number) => portal[index % 2 === 0 ? 0 : 1];
const eachRound = async <Value>(work: () => Promise<Value>): Promise<Value[]> => {
  const results: Value[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work());
  return results;
};
const together = <Value>(work: (index: number) => Promise<Value>, count = atOnce) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Somebody who has no account yet. */
function nextPerson(): Person {
  made += 1;
  const birthDate = `${1930 + (made % 60)}-03-${String(10 + (made % 19)).padStart(2, '0')}`;
  return { givenName: 'Ewa', familyName: `Równoczesna ${made}`, pesel: peselOf(birthDate, 'K', 1_000 + made), birthDate };
}

/** An account without a login at a node: verified by a clerk, or waiting for that. */
async function accountFor({ givenName, familyName, pesel }: Person, state: 'verified' | 'restricted' = 'verified'): Promise<number> {
  const name = `rowna-${pesel}`;
  const [row] = await database()
    .insert(account)
    .values({ login: name, email: `${name}@poczta.example`, givenName, familyName, pesel, state, createdAt: now })
    .returning({ id: account.id });
  if (!row) throw new Error('The account was not made.');
  return row.id;
}

/** Begins a login in a new browser, or in the browser of an earlier login. Both servers know its cookies. */
async function begin(provider: Provider = 'wezelKrajowy', browser: 'new' | 'same' = 'new'): Promise<Begun> {
  if (browser === 'new') for (const { cookies } of portal) cookies.clear();
  const begun = await beginAt(portal[0], provider, now);
  for (const [name, value] of portal[0].cookies) portal[1].cookies.set(name, value);
  return begun;
}

const isCode = ({ pathname }: URL) => pathname === '/return-url-ok';
const exchange = (index: number, address: URL) =>
  server(index).send('POST', '/api/uzytkownicy/wymianaKodu', { kod: address.searchParams.get('token') });
const confirm = (index: number, address: URL, email: string) => {
  const jwtToken = address.searchParams.get('jwtToken') ?? '';
  const typed = { imie: '', nazwisko: '', email, pesel: '', nip: null, token: jwtToken, dane: '' };
  return server(index).send('POST', `/api/uzytkownicy/potwierdzenieDanych?jwtToken=${encodeURIComponent(jwtToken)}`, typed);
};
const sessionsOf = async (accountIds: readonly number[]) =>
  (
    await database()
      .select({ id: session.id })
      .from(session)
      .where(inArray(session.accountId, [0, ...accountIds]))
  ).length;
const accountsOf = async ({ pesel }: Person) =>
  (
    await database()
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.pesel, pesel), ne(account.state, 'deleted')))
  ).map(({ id }) => id);

beforeAll(async () => {
  postgres = await startPostgres();
  const parts = { now: () => now, tell: refusalsOnly };
  portal = [await openDatabaseOffice(variables(), parts), await openDatabaseOffice(variables(), parts)];
  await database().update(officeSettings).set({ loginEpuap: true });
}, 180_000);

afterAll(async () => {
  for (const office of portal ?? []) await office.close();
  await postgres?.stop();
});

describe(`one answer that comes ${atOnce} times at the same moment`, () => {
  /** How many of them were accepted, and how many sessions the browser could open with the result. */
  const play = async () => {
    const person = nextPerson();
    const id = await accountFor(person);
    const begun = await begin();
    const answer = genuine(begun, { person });
    const addresses = await together((index) => bring(server(index), begun, answer));
    const codes = addresses.filter(isCode);
    for (const code of codes) await together((index) => exchange(index, code));
    return { codes: codes.length, sessions: await sessionsOf([id]) };
  };

  it(`leads on once and begins one session, ${rounds} times of ${rounds}; the others are refused and written down`, async () => {
    const refusals = async () => (await database().select().from(securityEvent).where(eq(securityEvent.kind, 'identity-refused'))).length;
    const before = await refusals();
    const found = await eachRound(play);
    expect(found).toEqual(found.map(() => ({ codes: 1, sessions: 1 })));
    expect(await refusals()).toBe(before + rounds * (atOnce - 1));
  }, 120_000);

  it('would begin several in a database that forgets what was used', async () => {
    for (const table of ['external_login', 'login_code']) {
      await database().execute(
        sql.raw(`CREATE FUNCTION forget_${table}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.used_at := NULL; RETURN NEW; END';
CREATE TRIGGER forget BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION forget_${table}()`),
      );
    }
    expect(await play()).toEqual({ codes: atOnce, sessions: atOnce * atOnce });
    for (const table of ['external_login', 'login_code']) await database().execute(sql.raw(`DROP TRIGGER forget ON ${table}`));
  }, 240_000);
});

describe('two answers of one browser at the same moment', () => {
  it(`of a person who was never linked to the node begin one session each and link the account once, ${rounds} times of ${rounds}`, async () => {
    const found = await eachRound(async () => {
      const person = nextPerson();
      const id = await accountFor(person);
      const tabs = [await begin(), await begin('wezelKrajowy', 'same')];
      const addresses = await Promise.all(tabs.map((tab, index) => bring(server(index), tab, genuine(tab, { person }))));
      const answers = await Promise.all(addresses.map((address, index) => exchange(index + 1, address)));
      const links = await database().select().from(accountIdentity).where(eq(accountIdentity.accountId, id));
      return {
        led: addresses.filter(isCode).length,
        let: answers.map(({ status }) => status),
        sessions: await sessionsOf([id]),
        links: links.length,
      };
    });
    expect(found).toEqual(found.map(() => ({ led: 2, let: [200, 200], sessions: 2, links: 1 })));
  }, 120_000);
});

describe(`the first login of a person, confirmed ${atOnce} times at the same moment at both nodes`, () => {
  /** How many accounts, sessions and registered persons result. */
  const play = async (offices: typeof portal) => {
    const person = nextPerson();
    const addresses: URL[] = [];
    for (let index = 0; index < atOnce; index += 1) {
      const begun = await begin(index % 2 === 0 ? 'wezelKrajowy' : 'profilZaufany', index === 0 ? 'new' : 'same');
      addresses.push(await bring(portal[0], begun, genuine(begun, { person })));
    }
    for (const office of offices) for (const [name, value] of portal[0].cookies) office.cookies.set(name, value);
    const usual = portal;
    portal = offices;
    const answers = await Promise.all(addresses.map((address, index) => confirm(index, address, `ewa${made}.${index}@poczta.example`)));
    portal = usual;
    const ids = await accountsOf(person);
    const persons = await database().select().from(party).where(eq(party.pesel, person.pesel));
    const statuses = answers.map(({ status }) => status);
    return {
      let: statuses.filter((status) => status === 200).length,
      failed: statuses.filter((status) => status >= 500).length,
      accounts: ids.length,
      sessions: await sessionsOf(ids),
      persons: persons.length,
    };
  };

  it(`makes one account with one session, ${rounds} times of ${rounds}`, async () => {
    const found = await eachRound(() => play(portal));
    expect(found).toEqual(found.map(() => ({ let: 1, failed: 0, accounts: 1, sessions: 1, persons: 1 })));
  }, 180_000);

  it('would make several where nobody takes turns', async () => {
    await database().execute(sql`CREATE SCHEMA without_turns`);
    await database().execute(sql.raw("CREATE FUNCTION without_turns.pg_advisory_xact_lock(integer) RETURNS void LANGUAGE sql AS 'SELECT'"));
    const careless = variables('?options=-c%20search_path%3Dpublic,without_turns,pg_catalog');
    const tell = () => undefined;
    const offices = [
      await openDatabaseOffice(careless, { now: () => now, tell }),
      await openDatabaseOffice(careless, { now: () => now, tell }),
    ] as const;
    let accounts = 0;
    for (let round = 0; round < 5; round += 1) accounts += (await play(offices)).accounts;
    for (const office of offices) await office.close();
    expect(accounts).toBeGreaterThan(5);
  }, 120_000);
});

describe('a clerk and a node that confirm the same person at the same moment', () => {
  it(`make one verified account, ${rounds} times of ${rounds}`, async () => {
    const found = await eachRound(async () => {
      const person = nextPerson();
      const waiting = await accountFor(person, 'restricted');
      const begun = await begin();
      const address = await bring(portal[0], begun, genuine(begun, { person }));
      const [desk, node] = await Promise.all([
        server(made).send('POST', `/konta-do-potwierdzenia/${waiting}`),
        confirm(made + 1, address, `ewa${made}@poczta.example`),
      ]);
      const verified = await database()
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.pesel, person.pesel), eq(account.state, 'verified')));
      return { verified: verified.length, let: [desk.status, node.status].filter((status) => status === 200).length };
    });
    expect(found).toEqual(found.map(() => ({ verified: 1, let: 1 })));
  }, 120_000);
});
