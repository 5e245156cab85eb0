import { boolean, customType, date, integer, numeric, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { party } from './account-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const measure = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const taxCard = pgTable('tax_card', { number: varchar('number', { length: 20 }).primaryKey(), subject: text('subject').notNull() });

export const taxCardHolder = pgTable(
  'tax_card_holder',
  {
    card: varchar('card', { length: 20 })
      .notNull()
      .references(() => taxCard.number),
    partyId: integer('party_id')
      .notNull()
      .references(() => party.id),
  },
  (table) => [primaryKey({ columns: [table.card, table.partyId] })],
);

export const taxAssessment = pgTable('tax_assessment', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  card: varchar('card', { length: 20 })
    .notNull()
    .references(() => taxCard.number),
  year: integer('year').notNull(),
  assessedOn: day('assessed_on'),
  kind: text('kind'),
  decisionNumber: varchar('decision_number', { length: 60 }),
  printId: integer('print_id'),
});

/** One line of an assessment: a tax base, the rate of the year, and the resulting tax. */
export const taxItem = pgTable(
  'tax_item',
  {
    assessmentId: integer('assessment_id')
      .notNull()
      .references(() => taxAssessment.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    tax: varchar('tax', { length: 12, enum: ['agricultural', 'forest', 'property'] }).notNull(),
    title: text('title').notNull(),
    base: measure('base').notNull(),
    unit: varchar('unit', { length: 4, enum: ['m2', 'ha', 'zl'] }).notNull(),
    rate: measure('rate').notNull(),
    amount: amount('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.position] })],
);

export const archivedPrint = pgTable('archived_print', {
  id: integer('id').primaryKey(),
  content: bytes('content').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const dieselApplication = pgTable('diesel_application', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  year: integer('year').notNull(),
  signature: varchar('signature', { length: 60 }).notNull(),
  filedOn: day('filed_on').notNull(),
  farmland: measure('farmland'),
  litres: amount('litres').notNull(),
  yearlyLimit: amount('yearly_limit').notNull(),
  toAccount: boolean('to_account').notNull(),
});

/** Result of an application. The fields of the decision are empty until it is issued. */
export const dieselRefund = pgTable('diesel_refund', {
  applicationId: integer('application_id')
    .primaryKey()
    .references(() => dieselApplication.id, { onDelete: 'cascade' }),
  decisionNumber: varchar('decision_number', { length: 60 }),
  issuedOn: day('issued_on'),
  amount: amount('amount'),
  remainingLimit: amount('remaining_limit'),
  paid: amount('paid'),
});
