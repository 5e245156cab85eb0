// What an office already has when a migration comes.
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { readMigrations } from './migrate';

/** A database as it was before a migration, which then meets the rows that a script writes. */
async function migrateRows(number: number, script: string): Promise<PGlite> {
  const database = await PGlite.create();
  const migrations = readMigrations();
  for (const each of migrations.filter((one) => one.number < number)) await database.exec(each.script);
  // Rows of one table alone, without those that they refer to.
  await database.exec(`SET session_replication_role = replica; ${script}; SET session_replication_role = origin`);
  for (const each of migrations.filter((one) => one.number >= number)) await database.exec(each.script);
  return database;
}

it('each number is that of one migration, so that an office starts with all of them', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});

it('gateways that an office offered, their commissions, payments and events survive the table of gateways', async () => {
  const database = await migrateRows(
    15,
    `INSERT INTO office_settings VALUES (true, false, '{}', true, 0.9, false, null, true, false, false, true, true, true, true, true, 2026,
       true, true, null, true, null, null, '/e-urzad/');
     INSERT INTO payment (transfer_id, provider, session_id, party_id, card_id, amount, currency, title, account_number, payer_email,
       return_ok, return_error, created_at, expires_at) VALUES ('t', 'kir', 's', 1, 1, 100, 'PLN', '', '', '', '', '', now(), now());
     INSERT INTO payment_event (payment_id, provider, happened_at, source, event) VALUES (1, 'kir', now(), 'resident', 'created');
     INSERT INTO sandbox_gateway_transaction (gateway, session_id, token, amount, currency, description, return_ok, return_error, notify_at,
       state, created_at) VALUES ('p24', 's', 't', 100, 'PLN', '', '', '', '', 'open', now())`,
  );
  const rows = async (query: string) => (await database.query(query)).rows;
  expect(await rows('SELECT key, offered, commission FROM payment_gateway ORDER BY key')).toEqual([
    { key: 'kir', offered: true, commission: '0.90' },
    { key: 'p24', offered: false, commission: null },
  ]);
  expect(await rows('SELECT show_commissions, login_node, e_office_address FROM office_settings')).toEqual([
    { show_commissions: true, login_node: true, e_office_address: '/e-urzad/' },
  ]);
  expect(await rows('SELECT provider FROM payment UNION ALL SELECT provider FROM payment_event')).toEqual([
    { provider: 'kir' },
    { provider: 'kir' },
  ]);
  expect(await rows('SELECT gateway FROM sandbox_gateway_transaction')).toEqual([{ gateway: 'p24' }]);
  await expect(database.exec(`UPDATE payment_event SET provider = 'Nie klucz'`)).rejects.toThrow(/payment_event_provider_check/);
  await database.exec(`UPDATE payment_event SET provider = 'nowabramka'`);
  await database.close();
});

it('each migration has a number of its own, after that of the one before', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});
