import { boolean, date, foreignKey, integer, numeric, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { party } from './account-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });
const flag = (name: string) => boolean(name).notNull();

export const alcoholPermit = pgTable('alcohol_permit', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  number: varchar('number', { length: 40 }).notNull(),
  documentNumber: varchar('document_number', { length: 60 }).notNull(),
  outlet: text('outlet').notNull(),
  kind: text('kind').notNull(),
  strength: text('strength').notNull(),
  validFrom: day('valid_from').notNull(),
  validTo: day('valid_to').notNull(),
});

export const alcoholFee = pgTable(
  'alcohol_fee',
  {
    permitId: integer('permit_id')
      .notNull()
      .references(() => alcoholPermit.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    due: amount('due').notNull(),
    instalment1: amount('instalment1'),
    instalment2: amount('instalment2'),
    instalment3: amount('instalment3'),
    surcharge1: amount('surcharge1'),
    surcharge2: amount('surcharge2'),
    surcharge3: amount('surcharge3'),
    declarationSurcharge: amount('declaration_surcharge'),
  },
  (table) => [primaryKey({ columns: [table.permitId, table.year] })],
);

export const alcoholPayment = pgTable(
  'alcohol_payment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    permitId: integer('permit_id').notNull(),
    year: integer('year').notNull(),
    amount: amount('amount').notNull(),
    paidOn: day('paid_on').notNull(),
    whole: flag('whole'),
    instalment1: flag('instalment1'),
    instalment2: flag('instalment2'),
    instalment3: flag('instalment3'),
    lateDeclaration: flag('late_declaration'),
    late: flag('late'),
    cancelled: flag('cancelled'),
  },
  (table) => [foreignKey({ columns: [table.permitId, table.year], foreignColumns: [alcoholFee.permitId, alcoholFee.year] })],
);

/** Where residents of an organisation see their cases and the office's registers. */
export const caseRegistry = pgTable('case_registry', {
  organisationId: integer('organisation_id').primaryKey(),
  statusesAddress: text('statuses_address').notNull(),
  registersAddress: text('registers_address').notNull(),
});
