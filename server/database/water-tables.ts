import { boolean, customType, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { party } from './account-tables';
import type { LocalText } from './shell-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const day = (name: string) => date(name, { mode: 'string' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
/** Cubic metres as a decimal text, so that a reading is stored exactly as it was typed. */
const exact = (name: string) => numeric(name, { precision: 15, scale: 6, mode: 'string' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const waterPoint = pgTable('water_point', {
  id: id(),
  card: varchar('card', { length: 20 }).notNull(),
  address: text('address').notNull(),
  contractNumber: varchar('contract_number', { length: 40 }),
  contractOn: day('contract_on'),
  /** Until when the office waits for the next reading; null when it waits for none. */
  readBy: day('read_by'),
});

export const waterPointHolder = pgTable(
  'water_point_holder',
  {
    pointId: integer('point_id')
      .notNull()
      .references(() => waterPoint.id),
    partyId: integer('party_id')
      .notNull()
      .references(() => party.id),
  },
  (table) => [primaryKey({ columns: [table.pointId, table.partyId] })],
);

export const waterMeter = pgTable('water_meter', {
  id: id(),
  pointId: integer('point_id')
    .notNull()
    .references(() => waterPoint.id),
  number: varchar('number', { length: 30 }).notNull(),
  wholeDigits: integer('whole_digits').notNull(),
  decimalDigits: integer('decimal_digits').notNull(),
  fittedOn: day('fitted_on').notNull(),
  removedOn: day('removed_on'),
});

/** A reading that the office has accepted, and the consumption since the previous one. */
export const waterReading = pgTable(
  'water_reading',
  {
    meterId: integer('meter_id')
      .notNull()
      .references(() => waterMeter.id),
    readOn: day('read_on').notNull(),
    state: exact('state').notNull(),
    used: exact('used'),
  },
  (table) => [primaryKey({ columns: [table.meterId, table.readOn] })],
);

/** A reading that a resident has sent. */
export const waterReport = pgTable('water_report', {
  id: id(),
  meterId: integer('meter_id')
    .notNull()
    .references(() => waterMeter.id),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  sentAt: moment('sent_at').notNull(),
  state: exact('state').notNull(),
  handledAt: moment('handled_at'),
  note: text('note'),
});

export const waterInvoice = pgTable('water_invoice', {
  id: id(),
  pointId: integer('point_id')
    .notNull()
    .references(() => waterPoint.id),
  number: varchar('number', { length: 40 }).notNull(),
  issuedOn: day('issued_on').notNull(),
  paidOn: day('paid_on'),
  documentId: integer('document_id'),
});

export const waterInvoiceLine = pgTable(
  'water_invoice_line',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => waterInvoice.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    service: varchar('service', { length: 8, enum: ['water', 'sewage', 'standing'] }).notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    price: numeric('price', { precision: 10, scale: 2, mode: 'number' }).notNull(),
    net: amount('net').notNull(),
    vat: amount('vat').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

/** The replacement of a meter, by the meter that was removed. */
export const waterExchange = pgTable('water_exchange', {
  meterId: integer('meter_id')
    .primaryKey()
    .references(() => waterMeter.id),
  newMeterId: integer('new_meter_id')
    .notNull()
    .references(() => waterMeter.id),
  exchangedOn: day('exchanged_on').notNull(),
  reason: text('reason').notNull(),
  file: varchar('file', { length: 10, enum: ['stored', 'missing', 'unreadable'] }).notNull(),
});

export const waterFile = pgTable(
  'water_file',
  {
    kind: varchar('kind', { length: 8, enum: ['invoice', 'protocol', 'photos'] }).notNull(),
    id: integer('id').notNull(),
    content: bytes('content').notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const waterTopic = pgTable('water_topic', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  title: jsonb('title').$type<LocalText>().notNull(),
  additional: boolean('additional').notNull(),
});

export const waterRequest = pgTable('water_request', {
  id: id(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  pointId: integer('point_id')
    .notNull()
    .references(() => waterPoint.id),
  topicId: integer('topic_id')
    .notNull()
    .references(() => waterTopic.id),
  content: text('content').notNull(),
  sentAt: moment('sent_at').notNull(),
  handledAt: moment('handled_at'),
  note: text('note'),
});

/** Fields of the correspondence data by the names of the API. */
export const correspondenceFields = [
  'imie',
  'imie2',
  'nazwisko',
  'nazwisko2',
  'nazwa',
  'telefon',
  'email',
  'fax',
  'www',
  'miejscowosc',
  'ulica',
  'nrDomu',
  'nrLokalu',
  'kodPocztowy',
] as const;

/** Where letters of the water service are sent; null for what is not given. */
export type CorrespondenceData = Readonly<Record<(typeof correspondenceFields)[number], string | null>>;

export const waterCorrespondence = pgTable('water_correspondence', {
  partyId: integer('party_id')
    .primaryKey()
    .references(() => party.id),
  data: jsonb('data').$type<CorrespondenceData>().notNull(),
});

export const waterCorrespondenceRequest = pgTable('water_correspondence_request', {
  id: id(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  sentAt: moment('sent_at').notNull(),
  data: jsonb('data').$type<CorrespondenceData>().notNull(),
  changed: text('changed').array().notNull(),
  handledAt: moment('handled_at'),
  note: text('note'),
});
