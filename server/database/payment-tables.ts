import { bigint, boolean, char, date, integer, numeric, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '../../engine';
import { account, party } from './account-tables';
import { dueCard, dueInstalment, duePart } from './dues-tables';

/** States of a payment: first those of a successful one in order, then the other final ones. */
export const paymentStates = [
  'created',
  'registered',
  'pending',
  'paid',
  'verified',
  'posted',
  'refused',
  'failed',
  'expired',
  'returned',
  'disputed',
] as const;

/** Where a payment stands. */
export type PaymentState = (typeof paymentStates)[number];

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes, the listed transitions and their trigger
// are in migrations/ alone.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const grosze = (name: string) => bigint(name, { mode: 'bigint' });
const number = (name: string) => bigint(name, { mode: 'number' });
const serial = () => number('id').primaryKey().generatedAlwaysAsIdentity();
const gatewayKey = (name: string) => varchar(name, { length: 20 });
const provider = () => gatewayKey('provider').notNull();
const state = (name: string) => varchar(name, { length: 10 }).$type<PaymentState>();

/** What the office has decided about a gateway, by the key that the gateway's folder says. */
export const paymentGateway = pgTable('payment_gateway', {
  key: gatewayKey('key').primaryKey(),
  offered: boolean('offered').notNull(),
  /** Percent of the amount; null when there is none. */
  commission: numeric('commission', { precision: 6, scale: 2, mode: 'number' }),
});

/** A payment that a resident ordered: the intent and what became of it. */
export const payment = pgTable('payment', {
  id: serial(),
  transferId: varchar('transfer_id', { length: 22 }).notNull(),
  provider: provider(),
  sessionId: varchar('session_id', { length: 100 }).notNull(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  cardId: integer('card_id')
    .notNull()
    .references(() => dueCard.id),
  amount: grosze('amount').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  commission: grosze('commission').notNull().default(0n),
  title: text('title').notNull(),
  accountNumber: varchar('account_number', { length: 26 }).notNull(),
  payerEmail: text('payer_email').notNull(),
  returnOk: text('return_ok').notNull(),
  returnError: text('return_error').notNull(),
  state: state('state').notNull().default('created'),
  token: text('token'),
  orderId: grosze('order_id'),
  reason: text('reason'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  verifiedAt: moment('verified_at'),
  postedAt: moment('posted_at'),
  nextCheckAt: moment('next_check_at'),
  checks: integer('checks').notNull().default(0),
  /** Who ordered it; null for a payment from before the office knew. */
  accountId: integer('account_id').references(() => account.id),
  language: varchar('language', { length: 3 }).$type<Language>(),
  /** The address to which its proof was written; null when nobody was written to. */
  receiptTo: text('receipt_to'),
});

/** A payment as it lies in the database. */
export type PaymentRow = typeof payment.$inferSelect;

export const paymentTransition = pgTable(
  'payment_transition',
  {
    fromState: state('from_state').notNull(),
    toState: state('to_state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromState, table.toState] })],
);

export const paymentItem = pgTable(
  'payment_item',
  {
    paymentId: number('payment_id')
      .notNull()
      .references(() => payment.id),
    position: integer('position').notNull(),
    instalmentId: integer('instalment_id')
      .notNull()
      .references(() => dueInstalment.id),
    partId: integer('part_id')
      .notNull()
      .references(() => duePart.id),
    amount: grosze('amount').notNull(),
    kind: text('kind'),
    number: integer('number'),
    dueOn: date('due_on', { mode: 'string' }),
    principal: grosze('principal').notNull(),
    costs: grosze('costs').notNull(),
    interest: grosze('interest').notNull(),
    prolongation: grosze('prolongation').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.position] })],
);

export const paymentEvent = pgTable('payment_event', {
  id: serial(),
  paymentId: number('payment_id').references(() => payment.id),
  provider: provider(),
  happenedAt: moment('happened_at').notNull(),
  source: varchar('source', { length: 12, enum: ['resident', 'gateway', 'notification', 'sweep', 'posting'] }).notNull(),
  event: varchar('event', { length: 12 }).notNull(),
  fromState: state('from_state'),
  toState: state('to_state'),
  detail: text('detail'),
});

export const paymentPosting = pgTable('payment_posting', {
  paymentId: number('payment_id')
    .primaryKey()
    .references(() => payment.id),
  postedAt: moment('posted_at').notNull(),
  overpaid: grosze('overpaid').notNull(),
});

export const sandboxGatewayTransaction = pgTable(
  'sandbox_gateway_transaction',
  {
    gateway: gatewayKey('gateway').notNull(),
    sessionId: varchar('session_id', { length: 100 }).notNull(),
    token: varchar('token', { length: 40 }).notNull(),
    orderId: grosze('order_id').generatedAlwaysAsIdentity(),
    amount: grosze('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    description: text('description').notNull(),
    returnOk: text('return_ok').notNull(),
    returnError: text('return_error').notNull(),
    notifyAt: text('notify_at').notNull(),
    state: varchar('state', { length: 10, enum: ['open', 'paid', 'refused', 'verified'] }).notNull(),
    manner: varchar('manner', { length: 10, enum: ['true', 'twice', 'altered'] }),
    notificationDue: moment('notification_due'),
    notifications: integer('notifications').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.sessionId] })],
);
