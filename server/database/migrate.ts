import { readdirSync, readFileSync } from 'node:fs';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Session } from './database';

const folder = new URL('./migrations/', import.meta.url);
const applied = pgTable('schema_migration', { number: integer('number').primaryKey(), name: text('name').notNull() });

// The key of an advisory lock. Any number, the same in every instance: several that start together on one server must take turns.
const turnstile = 1_020_304_050;

/** One numbered SQL file. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly script: string;
}

/** The migrations in their order. */
export function readMigrations(): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => ({ number: Number(name.slice(0, 4)), name, script: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Brings the schema up to date and then lets `fill` write the first data, all in one transaction and by one instance at a time. */
export async function migrate(session: Session, fill: (session: Session) => Promise<void>): Promise<void> {
  await session.run('BEGIN');
  try {
    await session.run(`SELECT pg_advisory_xact_lock(${turnstile})`);
    await applyMigrations(session, readMigrations());
    await fill(session);
    await session.run('COMMIT');
  } catch (error) {
    await session.run('ROLLBACK');
    throw error;
  }
}

/** Runs those of the migrations that have not run yet, within a transaction of the session. */
export async function applyMigrations(session: Session, migrations: readonly Migration[]): Promise<void> {
  await session.run('CREATE TABLE IF NOT EXISTS schema_migration (number integer PRIMARY KEY, name text NOT NULL)');
  const done = new Set((await session.database.select().from(applied)).map(({ number }) => number));
  for (const { number, name, script } of migrations) {
    if (done.has(number)) continue;
    await session.run(script);
    await session.database.insert(applied).values({ number, name });
  }
}
