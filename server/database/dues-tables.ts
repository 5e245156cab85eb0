import { bigint, boolean, char, date, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { party } from './account-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const grosze = (name: string) => bigint(name, { mode: 'bigint' });
const day = (name: string) => date(name, { mode: 'string' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const cardId = () => integer('card_id').notNull();

// The components of an amount, both as charged and as booked.
const made = () => ({
  principal: grosze('principal').notNull(),
  costs: grosze('costs').notNull().default(0n),
  interest: grosze('interest').notNull().default(0n),
  prolongation: grosze('prolongation').notNull().default(0n),
});

export const dueCard = pgTable('due_card', {
  id: id(),
  year: integer('year'),
  kind: varchar('kind', {
    length: 24,
    enum: [
      'PODATKI_GMINNE',
      'EWIDENCJE_NIEPODATKOWE',
      'KONCESJE',
      'ODPADY',
      'WODA_SCIEKI',
      'SRODEK_TRANSPORTU',
      'OPLATY_LOKALNE',
      'OPLATA_ZA_PSA',
    ],
  }).notNull(),
  symbol: varchar('symbol', { length: 40 }).notNull(),
  bankAccount: char('bank_account', { length: 26 }),
  payer: text('payer'),
  institution: boolean('institution').notNull(),
});

/** Everybody who answers for a card. Somebody who is not a party in the office's registers is only named. */
export const dueHolder = pgTable('due_holder', {
  id: id(),
  cardId: cardId().references(() => dueCard.id),
  partyId: integer('party_id').references(() => party.id),
  name: text('name').notNull(),
  share: varchar('share', { length: 40 }),
  possession: text('possession'),
  address: text('address'),
});

/** An instalment as the resident pays it (`ratyZbiorcze`), made of one or more parts. */
export const dueInstalment = pgTable('due_instalment', {
  id: id(),
  cardId: cardId().references(() => dueCard.id),
  dueOn: day('due_on'),
  reminded: boolean('reminded').notNull().default(false),
  summoned: boolean('summoned').notNull().default(false),
  inPlan: boolean('in_plan').notNull().default(false),
  deferred: boolean('deferred').notNull().default(false),
  enforced: boolean('enforced').notNull().default(false),
});

/** A part of an instalment (`raty`), as it was charged. What is left of it is this minus its bookings. */
export const duePart = pgTable('due_part', {
  id: id(),
  instalmentId: integer('instalment_id')
    .notNull()
    .references(() => dueInstalment.id),
  number: integer('number'),
  kind: text('kind'),
  ...made(),
});

export const dueBooking = pgTable('due_booking', {
  id: id(),
  cardId: cardId().references(() => dueCard.id),
  bookedOn: day('booked_on').notNull(),
  kind: varchar('kind', { length: 12, enum: ['payment', 'online', 'transfer', 'remission'] }).notNull(),
  description: text('description'),
  overpaid: grosze('overpaid').notNull().default(0n),
  remaining: grosze('remaining'),
  paymentReference: varchar('payment_reference', { length: 100 }),
});

export const dueBookingLine = pgTable(
  'due_booking_line',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => dueBooking.id, { onDelete: 'cascade' }),
    partId: integer('part_id')
      .notNull()
      .references(() => duePart.id),
    ...made(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.partId] })],
);

export const dueCollection = pgTable('due_collection', {
  id: id(),
  cardId: cardId().references(() => dueCard.id),
  doneOn: day('done_on').notNull(),
  kind: varchar('kind', { length: 12, enum: ['reminder', 'summons', 'title', 'deferral', 'plan'] }).notNull(),
  description: text('description'),
  ...made(),
  remaining: grosze('remaining'),
});
