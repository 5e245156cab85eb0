import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbeddedDatabase } from './open-embedded-database';

it('the event loop has its turn between the questions of calls that keep the embedded database busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-turns-'));
  const { database, close } = await openEmbeddedDatabase(join(folder, 'database'), async () => undefined);
  let isBusy = true;
  const call = async () => {
    for (let left = 10; left > 0; left -= 1) await database.execute(sql`SELECT 1`);
  };
  const calls = Promise.all(Array.from({ length: 20 }, call)).then(() => {
    isBusy = false;
  });
  let turns = 0;
  for (; isBusy; turns += 1) await turn();
  await calls;
  // Without turns of their own all questions are answered within two or three of them.
  expect(turns).toBeGreaterThanOrEqual(10);
  await close();
  rmSync(folder, { recursive: true });
}, 240_000);
