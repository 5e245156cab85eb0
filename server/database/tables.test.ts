import { PGlite } from '@electric-sql/pglite';
import { getTableColumns, is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as accountTables from './account-tables';
import * as duesTables from './dues-tables';
import * as externalLoginTables from './external-login-tables';
import * as fileTables from './file-tables';
import { readMigrations } from './migrate';
import * as paymentTables from './payment-tables';
import * as permitTables from './permit-tables';
import * as registerTables from './register-tables';
import * as shellTables from './shell-tables';
import * as studioTables from './studio-tables';
import * as publicTables from './tables';
import * as taxTables from './tax-tables';
import * as waterTables from './water-tables';

const modules = [
  accountTables,
  duesTables,
  externalLoginTables,
  fileTables,
  paymentTables,
  permitTables,
  registerTables,
  shellTables,
  publicTables,
  studioTables,
  taxTables,
  waterTables,
];
const declared = modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
const dialect = new PgDialect();
let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  for (const { script } of readMigrations()) await database.exec(script);
});
afterAll(async () => await database.close());

it('the migrations make every declared column and no other: type, null, default, identity', async () => {
  const lines = await linesOf(`
    SELECT concat_ws(' ', tables.relname || '.' || columns.attname, format_type(columns.atttypid, columns.atttypmod),
      CASE WHEN columns.attnotnull THEN 'not null' END,
      'default ' || regexp_replace(pg_get_expr(defaults.adbin, defaults.adrelid), '^''(.*)''::.*$', '\\1'),
      CASE columns.attidentity WHEN 'a' THEN 'always identity' WHEN 'd' THEN 'identity' END) AS line
    FROM pg_attribute AS columns
    JOIN pg_class AS tables ON tables.oid = columns.attrelid AND tables.relkind = 'r' AND tables.relnamespace = 'public'::regnamespace
    LEFT JOIN pg_attrdef AS defaults ON defaults.adrelid = tables.oid AND defaults.adnum = columns.attnum
    WHERE columns.attnum > 0 AND NOT columns.attisdropped`);
  expect(lines.length).toBeGreaterThan(600);
  expect(declared.flatMap(columnLines).sort()).toEqual(lines);
});

it('the migrations make every declared primary key and reference, and no other', async () => {
  const lines = await linesOf(`
    SELECT concat_ws(' ', conrelid::regclass::text, CASE contype WHEN 'p' THEN 'key' ELSE 'refers' END, ${namesOf('conkey', 'conrelid')},
      CASE contype WHEN 'f' THEN 'to ' || confrelid::regclass::text END, ${namesOf('confkey', 'confrelid')},
      CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'a' THEN 'no action' WHEN 'n' THEN 'set null' END) AS line
    FROM pg_constraint WHERE contype IN ('p', 'f') AND connamespace = 'public'::regnamespace`);
  expect(lines.length).toBeGreaterThan(150);
  expect(declared.flatMap(keyLines).sort()).toEqual(lines);
});

async function linesOf(query: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}

function namesOf(numbers: string, table: string): string {
  return `(SELECT string_agg(attname, ',' ORDER BY place) FROM unnest(${numbers}) WITH ORDINALITY AS parts (number, place)
    JOIN pg_attribute ON attrelid = ${table} AND attnum = number)`;
}

function columnLines(table: PgTable): readonly string[] {
  const { name } = getTableConfig(table);
  return Object.values<PgColumn>(getTableColumns(table)).map((column) => {
    const type = column
      .getSQLType()
      .replace(/^varchar/, 'character varying')
      .replace(/^char\b/, 'character')
      .replace(', ', ',');
    const identity = column.generatedIdentity?.type;
    const made = identity === undefined ? '' : identity === 'always' ? ' always identity' : ' identity';
    return `${name}.${column.name} ${type}${column.notNull ? ' not null' : ''}${defaultOf(column)}${made}`;
  });
}

function defaultOf({ default: given }: PgColumn): string {
  if (given === undefined) return '';
  return ` default ${is(given, SQL) ? dialect.sqlToQuery(given).sql : String(given)}`;
}

function keyLines(table: PgTable): readonly string[] {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const key = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((part) => part.columns)];
  return [
    ...(key.length > 0 ? [`${name} key ${namesIn(key)}`] : []),
    ...foreignKeys.map(({ reference, onDelete = 'no action' }) => {
      const { columns: own, foreignTable, foreignColumns } = reference();
      return `${name} refers ${namesIn(own)} to ${getTableConfig(foreignTable).name} ${namesIn(foreignColumns)} ${onDelete}`;
    }),
  ];
}

function namesIn(columns: readonly PgColumn[]): string {
  return columns.map(({ name }) => name).join(',');
}
