import { date, integer, numeric, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { party } from './account-tables';
import { taxNorm } from './tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const measure = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const partyId = () =>
  integer('party_id')
    .notNull()
    .references(() => party.id);

export const declaredVehicle = pgTable('declared_vehicle', {
  id: id(),
  partyId: partyId(),
  registrationNumber: varchar('registration_number', { length: 20 }).notNull(),
  make: text('make'),
  normCode: varchar('norm_code', { length: 10 }).references(() => taxNorm.code),
  firstYear: integer('first_year').notNull(),
  lastYear: integer('last_year'),
});

export const temporaryResidence = pgTable('temporary_residence', {
  id: id(),
  partyId: partyId(),
  town: text('town').notNull(),
  street: text('street'),
  house: varchar('house', { length: 10 }).notNull(),
  flat: varchar('flat', { length: 10 }),
  since: day('since').notNull(),
  until: day('until'),
});

export const wasteParameter = pgTable('waste_parameter', {
  id: id(),
  partyId: partyId(),
  collectionPoint: text('collection_point').notNull(),
  title: text('title').notNull(),
  since: day('since').notNull(),
  until: day('until'),
  value: measure('value'),
  unit: varchar('unit', { length: 20 }),
});

export const localFee = pgTable('local_fee', {
  id: id(),
  partyId: partyId(),
  card: varchar('card', { length: 20 }).notNull(),
  title: text('title').notNull(),
  decisionNumber: varchar('decision_number', { length: 60 }),
  signedOn: day('signed_on'),
  endsOn: day('ends_on'),
});

export const localFeeInstalment = pgTable('local_fee_instalment', {
  id: id(),
  feeId: integer('fee_id')
    .notNull()
    .references(() => localFee.id, { onDelete: 'cascade' }),
  year: integer('year').notNull(),
  number: integer('number'),
  aroseOn: day('arose_on'),
  dueOn: day('due_on'),
  net: amount('net').notNull(),
  vat: amount('vat'),
  gross: amount('gross').notNull(),
});

const taxed = { tax: text('tax'), unit: varchar('unit', { length: 20 }), rate: text('rate') };

export const propertyCard = pgTable('property_card', { number: varchar('number', { length: 20 }).primaryKey() });

const card = () =>
  varchar('card', { length: 20 })
    .notNull()
    .references(() => propertyCard.number);

export const propertyOwner = pgTable('property_owner', { card: card(), partyId: partyId() }, (table) => [
  primaryKey({ columns: [table.card, table.partyId] }),
]);

export const land = pgTable('land', { id: id(), card: card(), area: measure('area'), ...taxed });

export const building = pgTable('building', {
  id: id(),
  card: card(),
  area: measure('area'),
  ...taxed,
  identifier: varchar('identifier', { length: 60 }),
  documentKind: text('document_kind'),
  documentNumber: varchar('document_number', { length: 60 }),
  documentDate: day('document_date'),
});

export const structure = pgTable('structure', { id: id(), card: card(), value: amount('value'), ...taxed });
