import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from './database';
import { openEmbeddedEngine } from './embedded-engine';
import { prepareFolder } from './embedded-folder';
import { openEmbeddedDatabase } from './open-embedded-database';
import { isUnavailable } from './unavailable';

const folder = mkdtempSync(join(tmpdir(), 'okienko-embedded-'));
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openEmbeddedDatabase(join(folder, 'database'), async () => undefined);
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

it('the event loop has its turn between the questions of calls that keep the embedded database busy', async () => {
  let isBusy = true;
  const call = async () => {
    for (let left = 10; left > 0; left -= 1) await opened.database.execute(sql`SELECT 1`);
  };
  const calls = Promise.all(Array.from({ length: 20 }, call)).then(() => {
    isBusy = false;
  });
  let turns = 0;
  for (; isBusy; turns += 1) await turn();
  await calls;
  // Without turns of their own all questions are answered within two or three of them.
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('the event loop goes on while the database works out and hands over a long answer', async () => {
  let turns = 0;
  let isBusy = true;
  const asked = opened.database
    .select({ number: sql<number>`number`, words: sql<string>`md5(number::text)`, amount: sql<string>`number * 1.5` })
    .from(sql`generate_series(1, 50000) AS number`)
    .orderBy(sql`number`)
    .finally(() => {
      isBusy = false;
    });
  for (; isBusy; turns += 1) await turn();
  const rows = await asked;
  expect(rows).toHaveLength(50_000);
  expect(rows.at(-1)).toEqual({ number: 50_000, words: expect.stringMatching(/^[0-9a-f]{32}$/), amount: '75000.0' });
  expect(turns).toBeGreaterThanOrEqual(20);
});

it('bytes come back as they were given', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, place) => place % 256));
  const [row] = await opened.database.select({ bytes: sql<Buffer>`kept` }).from(sql`(SELECT ${bytes}::bytea AS kept) AS one`);
  expect(row?.bytes.equals(bytes)).toBe(true);
});

it('a question that fails takes nothing with it: neither those asked beside it nor a transaction that another has begun', async () => {
  const { database } = opened;
  await database.execute(sql`CREATE TABLE kept (number integer)`);
  const numbers = async () =>
    (await database.select({ number: sql<number>`number` }).from(sql`kept ORDER BY number`)).map(({ number }) => number);
  const inside = database.transaction(async (transaction) => {
    await transaction.execute(sql`INSERT INTO kept VALUES (1)`);
    await turn();
    await transaction.execute(sql`INSERT INTO kept VALUES (2)`);
  });
  const wrong = database.execute(sql`SELECT nothing`);
  const beside = numbers();
  await expect(wrong).rejects.toThrow();
  await inside;
  expect(await beside).toEqual([1, 2]);
  await expect(
    database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO kept VALUES (3)`);
      await transaction.execute(sql`SELECT nothing`);
    }),
  ).rejects.toThrow();
  expect(await numbers()).toEqual([1, 2]);
});

it('what a connection left unfinished is undone before the next one asks', async () => {
  const { database } = opened;
  await database.execute(sql`CREATE TABLE unfinished (number integer)`);
  await database.execute(sql`BEGIN`);
  await database.execute(sql`INSERT INTO unfinished VALUES (1)`);
  // The driver gives up a connection on which a question has failed.
  await expect(database.execute(sql`SELECT nothing`)).rejects.toThrow();
  expect(await database.select({ number: sql<number>`number` }).from(sql`unfinished`)).toEqual([]);
});

it('a new database is a copy of an empty one: whole from the first moment, and nothing that a folder holds is replaced', async () => {
  const made = join(folder, 'made');
  const engine = await openEmbeddedEngine(made);
  await engine.close();
  expect(readdirSync(folder).filter((name) => name.includes('making'))).toEqual([]);
  expect(readFileSync(join(made, 'PG_VERSION'), 'utf8').trim()).toMatch(/^\d+$/);
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'letter.txt'), 'not ours');
  await prepareFolder(foreign, () => Promise.reject(new Error('An empty database is there already.')));
  expect(readdirSync(foreign)).toEqual(['letter.txt']);
});

it('a database that ends is named, and who asks it hears that it is not there now', async () => {
  const ends =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('open'); parentPort.on('message', (port) => port.on('message', () => process.exit(3)));";
  const engine = await openEmbeddedEngine(folder, new URL(`data:text/javascript,${encodeURIComponent(ends)}`));
  expect(engine.problem()).toBeNull();
  const connection = engine.connect();
  const failed = new Promise<Error>((resolve) => connection.once('error', resolve));
  connection.write('question');
  const error = await failed;
  expect(isUnavailable(error)).toBe(true);
  expect(engine.problem()).toBe('The embedded database has ended: its thread ended with 3');
  const late = new Promise<Error>((resolve) => engine.connect().once('error', resolve));
  expect(isUnavailable(await late)).toBe(true);
  await engine.close();
});
