// Backups made while the office runs, and offices that go on from them: embedded, on PostgreSQL, and from one to the other.
import { cpSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { tryCommand } from '../../scripts/command-line/try-command-for-tests';
import { backup } from '../../scripts/commands/backup';
import { restore } from '../../scripts/commands/restore';
import type { RunningOffice } from '../../server';
import { origin, type PaymentCaller, paymentCaller } from './payment-caller';
import { type PostgresServer, startPostgres } from './postgres-server';
import { startSmallOffice, temporaryFolder } from './run-office';

type Place = Readonly<Record<string, string>>;

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const file = at('gmina.backup');
const running = new Set<RunningOffice>();
let postgres: PostgresServer;
/** Of one resident, who stays signed in whatever becomes of the office. */
let token = '';
let saved: unknown;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  for (const office of running) await office.close();
  await postgres?.stop();
  folder.remove();
});

async function command(job: 'backup' | 'restore', to: string, place: Place): Promise<{ code: number; said: string }> {
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'FILES_DIR', 'OFFICE_API_URL']) vi.stubEnv(name, place[name]);
  try {
    const { code, out, err } = await tryCommand(job === 'backup' ? backup : restore, to);
    return { code, said: out + err };
  } finally {
    // The tests of other files run in this process too.
    vi.unstubAllEnvs();
  }
}

async function start(place: Place): Promise<RunningOffice> {
  const office = await startSmallOffice({
    ...place,
    PUBLIC_URL: origin,
    SANDBOX: '1',
    PAYMENT_POSTING_SECONDS: '0',
    PAYMENT_SWEEP_SECONDS: '1',
  });
  running.add(office);
  return office;
}

/** Lets an office find the pack that the first one kept, which saves it from compiling the same definitions. */
const givePack = (name: string) => cpSync(join(at('first'), 'packs'), join(at(name), 'packs'), { recursive: true });

async function stop(office: RunningOffice): Promise<void> {
  running.delete(office);
  await office.close();
}

const resident = ({ address }: RunningOffice): PaymentCaller => paymentCaller(address, token, 'wife');

/** What the office says to the resident: the account, the cards with their instalments, and the payments. */
async function state(office: RunningOffice): Promise<unknown> {
  const { get } = resident(office);
  const { karty } = (await get('/oplaty/dajKartyNaleznosci')).body as { karty: { idKartyNaleznosci: number }[] };
  const dues = [];
  for (const { idKartyNaleznosci } of karty) dues.push(await get(`/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${idKartyNaleznosci}`));
  const account = await fetch(`${office.address}/api/uzytkownicy/informacje`, { headers: { authorization: `Bearer ${token}` } });
  return { karty, dues, payments: await get('/platnosci/historia'), account: [account.status, await account.json()] };
}

/** Pays the first instalment that is open, until it is booked. */
async function pay(office: RunningOffice): Promise<void> {
  const caller = resident(office);
  const payments = async () => JSON.stringify((await caller.get('/platnosci/historia')).body);
  const before = await payments();
  const { karty } = (await caller.get('/oplaty/dajKartyNaleznosci')).body as { karty: { idKartyNaleznosci: number }[] };
  for (const { idKartyNaleznosci: cardId } of karty) {
    const { body } = await caller.get(`/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${cardId}`);
    const { ratyZbiorcze } = body as { ratyZbiorcze: { idNaleznosciRatyZbiorczej: number; czySplacona: boolean }[] };
    for (const { idNaleznosciRatyZbiorczej: id } of ratyZbiorcze.filter(({ czySplacona }) => !czySplacona)) {
      const ordered = await caller.order('p24', { cardId, instalmentIds: [id], partIds: [] });
      if (ordered.status !== 200) continue;
      const { idPrzelewu } = ordered.body as { idPrzelewu: string };
      await caller.choose('p24', idPrzelewu, 'zaplac');
      await expect.poll(async () => (await payments()) !== before, { timeout: 30_000 }).toBe(true);
      return;
    }
  }
  throw new Error('Nothing is left to pay.');
}

it('of a running office with an embedded database is whole, and an office goes on from it as it was', async () => {
  const place = { DATA_DIR: at('first') };
  const office = await start(place);
  const login = { login: 'anna', haslo: demoPassword, recaptcha: null };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(login) };
  token = ((await (await fetch(`${office.address}/api/uzytkownicy/token`, init)).json()) as { token: string }).token;
  await pay(office);
  saved = await state(office);
  const calls = Array.from({ length: 20 }, () => fetch(`${office.address}/api/fk/gmina/dajLataBudzetowe`));
  expect(await command('backup', file, place)).toEqual({ code: 0, said: `The database was saved to ${file}.` });
  for (const call of calls) expect((await call).status).toBe(200);
  await pay(office);
  expect(await state(office)).not.toEqual(saved);
  await stop(office);

  const again = { DATA_DIR: at('second') };
  expect((await command('restore', file, again)).said).toMatch(/^The database of \S+Z was restored: \d{4,} rows\.$/);
  givePack('second');
  const restored = await start(again);
  expect(await state(restored)).toEqual(saved);
  await pay(restored);
  await stop(restored);
  // Of an office that does not run the command opens the database itself.
  const beside = { ...again, FILES_DIR: at('files') };
  expect(await command('backup', at('stopped.backup'), beside)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`lie in ${at('files')}`),
  });
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
}, 240_000);

it('goes into a PostgreSQL server too, from which a backup in the middle of its work is of one moment', async () => {
  const place = { DATA_DIR: at('server'), DATABASE_URL: postgres.url };
  const other = async (name: string) => {
    await execute(postgres.url, `CREATE DATABASE ${name}`);
    return { DATA_DIR: at('server'), DATABASE_URL: postgres.url.replace(/gmina$/, name) };
  };
  expect((await command('restore', file, place)).code).toBe(0);
  const [copied, torn] = [await other('kopia'), await other('chwila')];
  await command('backup', at('server.backup'), place);
  expect((await command('restore', at('server.backup'), copied)).code).toBe(0);
  expect(await digests(copied.DATABASE_URL)).toEqual(await digests(postgres.url));

  givePack('server');
  const office = await start(place);
  expect(await state(office)).toEqual(saved);
  await pay(office);
  let writes = true;
  const writing = (async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    // Each transaction writes one row into two tables, of which the backup reads one long before the other.
    for (let nth = 0; writes; nth += 1)
      await client.query(`BEGIN; INSERT INTO attempt (key, count, window_ends_at) VALUES ('pair-${nth}', 1, now());
        INSERT INTO spent_captcha (nonce, expires_at) VALUES ('pair-${nth}', now()); COMMIT`);
    await client.end();
  })();
  await expect.poll(async () => (await pairs(postgres.url))[0]).toBeGreaterThan(20);
  expect((await command('backup', at('moment.backup'), place)).code).toBe(0);
  writes = false;
  await writing;
  expect((await command('restore', at('moment.backup'), torn)).code).toBe(0);
  const [attempts, captchas] = await pairs(torn.DATABASE_URL);
  expect(attempts).toBeGreaterThan(20);
  expect(captchas).toBe(attempts);
  await stop(office);
}, 240_000);

it('that is cut off, of something else, newer, or meant for a place in use is refused with one sentence, and nothing is left of it', async () => {
  const fresh = { DATA_DIR: at('fresh') };
  const refused = async (job: 'backup' | 'restore', name: string, place: Place) => {
    const { code, said } = await command(job, at(name), place);
    expect(code).toBe(3);
    return said;
  };
  writeFileSync(at('cut.backup'), readFileSync(file));
  truncateSync(at('cut.backup'), Math.floor(readFileSync(file).length / 2));
  expect(await refused('restore', 'cut.backup', fresh)).toBe('The restore failed: it is damaged or not complete.');
  writeFileSync(at('text.backup'), 'gmina');
  expect(await refused('restore', 'text.backup', fresh)).toBe('The restore failed: this is no backup of Okienko, or it is damaged.');
  const head = { okienko: 'backup', format: 1, made: '2030-01-01T00:00:00.000Z', migrations: ['9999_later.sql'] };
  writeFileSync(at('newer.backup'), gzipSync(`${JSON.stringify(head)}\n{"end":0}\n`));
  expect(await refused('restore', 'newer.backup', fresh)).toMatch(/a newer version of the portal made it \(9999_later\.sql\)/);
  expect(await refused('restore', 'nowhere.backup', fresh)).toMatch(/^The restore failed: ENOENT/);
  expect(existsSync(at('fresh'))).toBe(false);
  expect(await refused('restore', 'gmina.backup', { DATA_DIR: at('second') })).toMatch(/database exists already\. Move it away/);
  expect(await refused('restore', 'gmina.backup', { DATABASE_URL: postgres.url })).toMatch(/the database is not empty/);
  expect(await refused('backup', 'gmina.backup', { DATA_DIR: at('second') })).toBe('The backup failed: the file exists already.');
  expect(await refused('backup', 'none.backup', fresh)).toMatch(/there is no database in DATA_DIR/);
  expect(await refused('backup', 'none.backup', { OFFICE_API_URL: 'http://127.0.0.1:9' })).toMatch(/another office answers the calls/);
}, 120_000);

async function execute(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function pairs(url: string): Promise<readonly number[]> {
  const [row] = await execute(
    url,
    "SELECT (SELECT count(*) FROM attempt WHERE key LIKE 'pair-%')::int AS one, (SELECT count(*) FROM spent_captcha WHERE nonce LIKE 'pair-%')::int AS other",
  );
  return [Number(row?.one), Number(row?.other)];
}

/** A digest of each table's rows, and where each sequence stands. */
async function digests(url: string): Promise<Readonly<Record<string, unknown>>> {
  const tables = await execute(url, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const row = `row_to_json(t)::text`;
    const [digest] = await execute(url, `SELECT count(*) AS rows, md5(string_agg(${row}, ',' ORDER BY ${row})) AS digest FROM ${name} t`);
    found[String(name)] = digest;
  }
  found.sequences = await execute(url, 'SELECT sequencename, last_value FROM pg_sequences ORDER BY 1');
  return found;
}
