// Two servers in processes of their own that share one PostgreSQL and nothing else, and a stop of one of them in the middle of its work.

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { and, eq, inArray, like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { attemptLimits } from '../../server/accounts/attempts';
import { account } from '../../server/database/account-tables';
import { dueBooking } from '../../server/database/dues-tables';
import { readMigrations } from '../../server/database/migrate';
import { payment, paymentPosting } from '../../server/database/payment-tables';
import { serveLocally } from '../local-server';
import { endProcesses, type OfficeProcess, startProcess } from './office-processes';
import { type PaymentCaller, paymentCaller, stateOf } from './payment-caller';
import { type PlayedPrzelewy24, startPrzelewy24 } from './played-przelewy24';
import { openPool, type PostgresServer, startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';
import { makeCard } from './sample-dues';
import { signIn } from './sign-in';
import { type SmtpServer, startSmtpServer } from './smtp-server';

const folder = temporaryFolder();
const amount = 12_345n;
let postgres: PostgresServer;
let gateway: PlayedPrzelewy24;
let mail: SmtpServer;
let pool: Pool;
let first: OfficeProcess;
let second: OfficeProcess;
/** The browser of one resident at each server. */
let atFirst: PaymentCaller;
let atSecond: PaymentCaller;

beforeAll(async () => {
  [postgres, gateway, mail] = await Promise.all([startPostgres(), startPrzelewy24(), startSmtpServer()]);
  pool = openPool(postgres.url);
  const start = (name: string) =>
    startProcess({
      environment: {
        ...gateway.variables,
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder.path, name),
        SMTP_URL: mail.url,
        PUBLIC_URL: 'http://localhost:4000',
        METRICS_PORT: '0',
        PAYMENT_POSTING_SECONDS: '0',
        PAYMENT_SWEEP_SECONDS: '1',
      },
    });
  // Both meet an empty database at the same moment.
  [first, second] = await Promise.all([start('first'), start('second')]);
  const token = await signIn(drizzle(pool), { parties: ['wife'], now: new Date() });
  atFirst = paymentCaller(first.address, token, 'wife');
  atSecond = paymentCaller(second.address, token, 'wife');
}, 240_000);

afterAll(async () => {
  endProcesses();
  await pool?.end();
  await gateway?.close();
  await mail?.close();
  await postgres?.stop();
  folder.remove();
});

const newCard = () => makeCard(drizzle(pool), { holders: ['wife'], amounts: [amount] });
const post = (office: OfficeProcess, path: string, body: object) =>
  fetch(`${office.address}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const budget = (office: OfficeProcess) => fetch(`${office.address}/api/fk/gmina/dajDochodyBudzetu/pdf?rok=2026`);
const eventually = (question: () => Promise<boolean> | boolean) =>
  expect.poll(question, { interval: 50, timeout: 60_000, message: `${first.output()}\n${second.output()}` }).toBe(true);

async function begun(caller: PaymentCaller): Promise<{ transfer: string; session: string }> {
  const transfer = await caller.begin('p24', await newCard());
  const [row] = await drizzle(pool).select({ session: payment.sessionId }).from(payment).where(eq(payment.transferId, transfer));
  return { transfer, session: row?.session ?? '' };
}

it('that start at once on an empty database make one schema and fill it once', async () => {
  const { rows } = await pool.query<{ number: number }>('SELECT number FROM schema_migration ORDER BY number');
  expect(rows.map(({ number }) => number)).toEqual(readMigrations().map(({ number }) => number));
  const people = await drizzle(pool).select({ login: account.login }).from(account).where(eq(account.login, 'anna'));
  expect(people).toHaveLength(1);
});

it('settle payments that the other began, by its notification or by the sweep of either, each once', async () => {
  const told = await begun(atFirst);
  const lost = [await begun(atFirst), await begun(atSecond), await begun(atFirst)];
  for (const { session } of [told, ...lost]) gateway.paid.set(session, amount);
  const notify = (office: OfficeProcess) =>
    fetch(`${office.address}/api/platnosci/p24/powiadomienie`, { method: 'POST', body: gateway.notificationOf(told.session) });
  const answers = await Promise.all([notify(second), notify(first), notify(second)]);
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const database = drizzle(pool);
  for (const { transfer } of [told, ...lost]) await eventually(async () => (await stateOf(database, transfer)) === 'posted');
  const transfers = [told, ...lost].map(({ transfer }) => transfer);
  const posted = await database
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(paymentPosting, eq(paymentPosting.paymentId, payment.id))
    .where(inArray(payment.transferId, transfers));
  const booked = await database.select().from(dueBooking).where(inArray(dueBooking.paymentReference, transfers));
  expect([posted.length, booked.length]).toEqual([4, 4]);
});

it('know each other’s sessions, count wrong passwords together, and draw the same documents', async () => {
  const { token } = (await (await post(first, '/uzytkownicy/token', { login: 'anna', haslo: demoPassword, recaptcha: null })).json()) as {
    readonly token: string;
  };
  const me = async (office: OfficeProcess) =>
    (await fetch(`${office.address}/api/uzytkownicy/informacje`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await me(first), await me(second)]).toEqual([200, 200]);
  const statuses: number[] = [];
  for (let nth = 0; nth <= attemptLimits.passwordOfAccount.allowed; nth += 1)
    statuses.push(
      (await post(nth % 2 === 0 ? first : second, '/uzytkownicy/token', { login: 'piotr', haslo: 'nie', recaptcha: null })).status,
    );
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([403, 429]);
  for (const office of [first, second]) {
    const document = await budget(office);
    expect([document.status, (await document.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  }
});

async function owners(): Promise<readonly { readonly login: string; readonly email: string }[]> {
  const found = await drizzle(pool)
    .select({ login: account.login, email: account.email })
    .from(account)
    .where(and(eq(account.state, 'verified'), like(account.email, '%@%')))
    .orderBy(account.id);
  return found.filter(({ login }) => !login.startsWith('test-'));
}

const lettersTo = (email: string) => mail.messages.filter(({ recipients }) => recipients.some((one) => one.includes(email))).length;

it('send each letter once, whichever of them was asked for it', async () => {
  const asked = (await owners()).slice(1, 5);
  await Promise.all(asked.map((owner, nth) => post(nth % 2 === 0 ? first : second, '/uzytkownicy/przypomnienieHasla', owner)));
  await eventually(() => asked.every(({ email }) => lettersTo(email) > 0));
  expect(asked.map(({ email }) => lettersTo(email))).toEqual(asked.map(() => 1));
});

it('tell figures of their own work, and the same ones of the database', async () => {
  const figures = async ({ output }: OfficeProcess) => {
    const text = await (await fetch(/Figures +(\S+)/.exec(output())?.[1] ?? '')).text();
    const of = (start: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    return {
      posted: of('okienko_payments{state="posted"}'),
      begun: of('okienko_http_request_duration_seconds_count{method="POST",route="/api/platnosci/{provider}/dodajPrzelew"'),
    };
  };
  const [one, other] = await Promise.all([figures(first), figures(second)]);
  expect(one.posted).toBeGreaterThanOrEqual(4);
  expect(other.posted).toBe(one.posted);
  expect([one.begun, other.begun]).toEqual([3, 1]);
});

/** Locks a table that every call reads, so that calls wait in the database until the lock is released. */
async function holdCalls(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE office_settings IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await holder.query('COMMIT');
    await holder.end();
  };
}

it('one that is told to stop finishes documents and a payment, refuses new calls, waits for no mail server, and the other goes on', async () => {
  mail.hanging = true;
  const [reminded = { login: '', email: '' }] = await owners();
  await post(first, '/uzytkownicy/przypomnienieHasla', reminded);
  await eventually(() => lettersTo(reminded.email) > 0);
  const register = gateway.hold();
  const card = await newCard();
  const before = gateway.registered.length;
  const letGo = await holdCalls();
  const documents = [1, 2, 3].map(() => budget(first));
  const order = atFirst.order('p24', card);
  await eventually(async () => {
    const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'okienko' AND wait_event_type = 'Lock'");
    return rows.length >= 4;
  });
  first.child.kill('SIGTERM');
  await eventually(async () => (await fetch(`${first.address}/readyz`)).status === 503);
  await letGo();
  const refused = await budget(first);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([503, '5', 'close']);
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  expect((await budget(second)).status).toBe(200);
  for (const document of await Promise.all(documents)) {
    expect(document.status).toBe(200);
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  }
  await eventually(() => gateway.registered.length > before);
  register();
  const ordered = await order;
  expect(ordered.status).toBe(200);
  // A process that does not end in time ends itself with 1.
  expect(await first.ended).toBe(0);
  const { idPrzelewu } = ordered.body as { readonly idPrzelewu: string };
  gateway.paid.set(gateway.registered.at(-1) ?? '', amount);
  await eventually(async () => (await stateOf(drizzle(pool), idPrzelewu)) === 'posted');
}, 120_000);

it('a portal before another office that is told to stop finishes an upload that is still arriving', async () => {
  const received: string[] = [];
  let begins: () => void = () => undefined;
  const other = await serveLocally(async (request, response) => {
    begins();
    let body = '';
    for await (const piece of request) body += piece;
    received.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"czyZapisano":true}');
  });
  const portal = await startProcess({
    environment: {
      OFFICE_API_URL: other.url,
      DATA_DIR: join(folder.path, 'first'),
    },
  });
  const arriving = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const upload = httpRequest(`${portal.address}/api/zalaczniki`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => upload.once('response', resolve).once('error', reject));
  upload.write('pierwsza część, ');
  await arriving;
  portal.child.kill('SIGTERM');
  await eventually(async () => (await fetch(`${portal.address}/readyz`)).status === 503);
  upload.end('druga część');
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(received).toEqual(['pierwsza część, druga część']);
  expect(await portal.ended).toBe(0);
  await other.stop();
}, 120_000);
