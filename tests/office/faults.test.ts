// Faults of the database, of clocks and of processes, with a real PostgreSQL behind a proxy and each office in its own process.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { account, letter } from '../../server/database/account-tables';
import { BoundedPool } from '../../server/database/bounded-pool';
import { payment, paymentPosting } from '../../server/database/payment-tables';
import { parametersOf } from '../programs';
import { type Middleman, startMiddleman } from './middleman';
import { endProcesses, type OfficeProcess, startProcess } from './office-processes';
import { paymentCaller } from './payment-caller';
import { openPool, type PostgresServer, startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';
import { makeCard } from './sample-dues';
import { signIn } from './sign-in';

const isFull = process.env.OKIENKO_FULL === '1';
const folder = temporaryFolder();
const plainCall = '/api/fk/gmina/dajLataBudzetowe?lang=de';
const away = { kod: 40, opis: expect.stringContaining('Das System der Gemeindeverwaltung') };
let postgres: PostgresServer;
let middleman: Middleman;
let pool: Pool;
let environment: Readonly<Record<string, string>>;
let first: OfficeProcess;
let second: OfficeProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  middleman = await startMiddleman(postgres.port);
  environment = {
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${middleman.port}/`),
    PUBLIC_URL: 'http://localhost:4000',
    DEFINITIONS_DIR: join(process.cwd(), 'definitions'),
    PAYMENT_POSTING_SECONDS: '0',
    PAYMENT_SWEEP_SECONDS: '2',
  };
  pool = openPool(postgres.url);
  first = await startProcess({ environment });
  second = await startProcess({ environment: { ...environment, CLOCK_AHEAD: '60000' } });
}, 240_000);

afterAll(async () => {
  endProcesses();
  await pool?.end();
  middleman?.close();
  await postgres?.stop();
  folder.remove();
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  // Without a time limit of its own, because the office must end a call that hangs.
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000), ...init });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function logIn({ address }: OfficeProcess, login: string): Promise<string> {
  const { body } = await ask(`${address}/api/uzytkownicy/token`, json({ login, haslo: demoPassword, recaptcha: null }));
  return (body as { token: string }).token;
}

const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const information = (office: OfficeProcess, token: string) => ask(`${office.address}/api/uzytkownicy/informacje`, as(token));

/** Polls until the answer is as expected, and returns the milliseconds that it took. */
async function until(question: () => Promise<boolean>, seconds = 60): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    if (await question().catch(() => false)) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not happen. The offices wrote: ${first.output()}\n${second.output()}`);
}

const answers = async ({ address }: OfficeProcess) => (await ask(address + plainCall)).status === 200;

/** Locks a table that every call reads, so that calls wait in the database until the lock is released. */
async function holdCalls(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: postgres.url });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE office_settings IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await holder.query('COMMIT').catch(() => undefined);
    await holder.end().catch(() => undefined);
  };
}

const waiting = async (count: number) =>
  await until(async () => {
    const { rows } = await pool.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'okienko' AND wait_event_type = 'Lock'",
    );
    return Number(rows[0]?.count) >= count;
  });

describe('two servers whose clocks differ by a minute', () => {
  it('believe each other’s tokens, and a clock that is set ends nobody’s session', async () => {
    const tokens = [await logIn(first, 'anna'), await logIn(second, 'anna')];
    for (const office of [first, second])
      for (const token of tokens) {
        const { status, body } = await information(office, token);
        expect(status).toBe(200);
        expect((body as { czasSesji: number }).czasSesji).toBeGreaterThan(840);
        expect((body as { czasSesji: number }).czasSesji).toBeLessThanOrEqual(900);
      }
    for (const hours of [5, -5, 24 * 400]) {
      first.setClock(hours * 3_600_000);
      const made = await logIn(first, 'anna');
      for (const token of [...tokens, made]) expect((await information(first, token)).status, `${hours} hours`).toBe(200);
      expect((await information(second, made)).status).toBe(200);
    }
    first.setClock(0);
  });
});

describe('a database that ends connections', () => {
  it('of those who wait, of those who work and of those who do neither costs an answer at most, never the server', async () => {
    const letGo = await holdCalls();
    const held = [first, second].flatMap(({ address }) => [1, 2, 3].map(() => ask(address + plainCall)));
    await waiting(6);
    await pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'okienko%'");
    for (const answer of await Promise.all(held)) expect(answer).toEqual({ status: 503, body: away });
    await letGo();
    for (let round = isFull ? 40 : 4; round > 0; round -= 1) {
      const asked = [first, second].flatMap(({ address }) => [ask(address + plainCall), ask(address + plainCall)]);
      await pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'okienko%'");
      for (const { status, body } of await Promise.all(asked))
        if (status !== 200) expect({ status, body }).toEqual({ status: 503, body: away });
    }
    expect(await until(() => answers(first))).toBeLessThan(5_000);
    expect(await until(() => answers(second))).toBeLessThan(5_000);
    expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
  });
});

describe('a PostgreSQL that is restarted', () => {
  it('is waited for with 503 in words, answers within five seconds of its return, and no payment or letter is lost', async () => {
    const database = drizzle(pool);
    const card = await makeCard(database, { holders: ['wife'], amounts: [12_345n] });
    const wife = paymentCaller(first.address, await signIn(database, { parties: ['wife'], now: new Date() }), 'wife');
    const transfer = await wife.begin('p24', card);
    await wife.choose('p24', transfer, 'opoznij');
    const owners = await database.select().from(account).where(eq(account.state, 'verified')).orderBy(desc(account.id));
    const reminded = owners.filter(({ passwordHash, email }) => passwordHash !== null && email !== '').slice(0, 4);
    for (const { login, email } of reminded)
      expect(await ask(`${second.address}/api/uzytkownicy/przypomnienieHasla`, json({ login, email }))).toMatchObject({ status: 200 });

    for (let round = isFull ? 5 : 1; round > 0; round -= 1) {
      await postgres.shutDown();
      await until(async () => (await ask(`${first.address}/readyz`)).status === 503);
      expect(await ask(`${first.address}/readyz`)).toMatchObject({ body: { checks: { database: 'does not answer' } } });
      expect(await ask(first.address + plainCall)).toEqual({ status: 503, body: away });
      expect((await ask(`${second.address}/healthz`)).status).toBe(200);
      expect((await ask(`${second.address}/`)).status).toBe(200);
      await postgres.startAgain();
      expect(await until(() => answers(first))).toBeLessThan(5_000);
      expect(await until(() => answers(second))).toBeLessThan(5_000);
      expect((await ask(`${first.address}/readyz`)).status).toBe(200);
    }
    await until(async () => {
      const rows = await database
        .select({ state: payment.state, posted: paymentPosting.paymentId })
        .from(payment)
        .leftJoin(paymentPosting, eq(paymentPosting.paymentId, payment.id))
        .where(eq(payment.transferId, transfer));
      return rows.length === 1 && rows[0]?.state === 'posted' && rows[0].posted !== null;
    });
    for (const { email } of reminded)
      await until(async () => (await database.select().from(letter).where(eq(letter.recipient, email))).length > 0);
    expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
  }, 180_000);
});

describe('a server that is busy with something else', () => {
  it('does not take its own silence for that of the database', async () => {
    const busy = new BoundedPool({ connectionString: postgres.url, problem: () => null, connectTime: 300 });
    const asked = Promise.all([busy.query('SELECT 1 AS one'), busy.connect()]);
    const until = performance.now() + 400;
    while (performance.now() < until);
    const [{ rows }, client] = await asked;
    expect(rows).toEqual([{ one: 1 }]);
    client.release();
    await busy.end();
  });
});

describe('a database that hangs', () => {
  it('keeps no call for long and no page at all, and is asked again as soon as it answers', async () => {
    expect(await answers(first)).toBe(true);
    middleman.hang();
    try {
      const order: string[] = [];
      const calls = Array.from({ length: 15 }, () => ask(first.address + plainCall).finally(() => order.push('call')));
      for (const path of ['/', '/uslugi/budzet-dochody', '/pack/current.json', '/healthz'])
        await ask(first.address + path).then(({ status }) => order.push(`${status} ${path}`));
      expect(order).toEqual(['200 /', '200 /uslugi/budzet-dochody', '200 /pack/current.json', '200 /healthz']);
      for (const answer of await Promise.all(calls)) expect(answer).toEqual({ status: 503, body: away });
      // Once the database is known to hang, no call waits for it.
      const [later] = await Promise.all([ask(first.address + plainCall), ask(`${first.address}/readyz`)]);
      expect(later).toEqual({ status: 503, body: away });
    } finally {
      middleman.resume();
    }
    expect(await until(() => answers(first))).toBeLessThan(5_000);
    expect(await until(() => answers(second))).toBeLessThan(5_000);
    expect((await ask(`${first.address}/readyz`)).status).toBe(200);
  });
});

/** Starts calls that wait in the database, tells the office to stop, and lets the calls go on. */
async function stopWithCallsInFlight(office: OfficeProcess, signal: () => void): Promise<void> {
  const letGo = await holdCalls();
  const held = Array.from({ length: 8 }, () => ask(office.address + plainCall));
  await waiting(8);
  signal();
  const refused = { status: 503, body: { kod: 41, opis: expect.stringContaining('neu gestartet') } };
  await until(async () => (await ask(`${office.address}/readyz`)).status === 503);
  const late = await fetch(office.address + plainCall);
  expect({ status: late.status, body: await late.json() }).toEqual(refused);
  expect([late.headers.get('connection'), late.headers.get('retry-after')]).toEqual(['close', '5']);
  await letGo();
  for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  await until(async () => !(await isHeard(office)), 20);
}

const isHeard = async ({ address }: OfficeProcess) =>
  await fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

/** A package with a start command like `npm start`, for the office of these tests. */
function npmFolder(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const start = scripts.start.replace('scripts/run.mjs start', parametersOf('office-process').join(' '));
  writeFileSync(join(folder.path, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts: { start } }));
  return folder.path;
}

describe('a server that is asked to stop', () => {
  it('finishes the calls in flight, refuses others with words, and ends well; asked twice it ends at once', async () => {
    await stopWithCallsInFlight(first, () => first.child.kill('SIGTERM'));
    expect(await first.ended).toBe(0);
    const letGo = await holdCalls();
    const held = ask(second.address + plainCall).catch(() => 'cut off');
    await waiting(1);
    second.child.kill('SIGINT');
    await until(async () => (await ask(`${second.address}/readyz`)).status === 503);
    // Under npm the same signal arrives twice and counts as one; this later one is a second request to stop.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(second.child.exitCode).toBeNull();
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(1);
    expect(await held).toBe('cut off');
    await letGo();
  }, 120_000);

  const ways = [
    ['npm is told to stop', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C reaches the whole group', (npm: number) => process.kill(-npm, 'SIGINT')],
    ['npm is killed', (npm: number) => process.kill(npm, 'SIGKILL')],
  ] as const;
  it.each(isFull ? ways : ways.slice(0, 1))(
    'and was started by npm does so too when %s',
    async (_, signal) => {
      const office = await startProcess({ environment, command: ['npm', 'start'], cwd: npmFolder(), detached: true });
      await stopWithCallsInFlight(office, () => signal(office.child.pid ?? 0));
      await office.ended;
    },
    120_000,
  );
});
