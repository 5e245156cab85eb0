import { bigint, boolean, char, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '../../engine';
import type { LocalText } from './shell-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const serial = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const party = pgTable('party', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  institution: boolean('institution').notNull(),
  name: text('name').notNull(),
  pesel: char('pesel', { length: 11 }),
  nip: varchar('nip', { length: 10 }),
});

export const account = pgTable('account', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  login: text('login').notNull(),
  email: text('email').notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  pesel: char('pesel', { length: 11 }),
  nip: varchar('nip', { length: 10 }),
  institution: boolean('institution').notNull().default(false),
  state: varchar('state', { length: 11, enum: ['unconfirmed', 'restricted', 'verified', 'deleted'] }).notNull(),
  passwordHash: text('password_hash'),
  officeIssued: boolean('office_issued').notNull().default(false),
  totpSecret: text('totp_secret'),
  totpOffered: text('totp_offered'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  notifyEmail: boolean('notify_email').notNull().default(false),
  notifySms: boolean('notify_sms').notNull().default(false),
  notifyAddress: text('notify_address'),
  notifyPhone: text('notify_phone'),
  notifyLanguage: varchar('notify_language', { length: 3 }).$type<Language>(),
  firstLoginAt: moment('first_login_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

/** An account as it lies in the database. */
export type AccountRow = typeof account.$inferSelect;

export const accountParty = pgTable(
  'account_party',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    partyId: integer('party_id')
      .notNull()
      .references(() => party.id),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.partyId] })],
);

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    hash: char('hash', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

export const partyRight = pgTable(
  'party_right',
  {
    partyId: integer('party_id')
      .notNull()
      .references(() => party.id),
    actsFor: integer('acts_for')
      .notNull()
      .references(() => party.id),
  },
  (table) => [primaryKey({ columns: [table.partyId, table.actsFor] })],
);

export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  restricted: boolean('restricted').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  first: boolean('first').notNull().default(false),
  secondFactor: boolean('second_factor').notNull().default(false),
});

export const tokenKey = pgTable('token_key', { id: integer('id').primaryKey(), secret: text('secret').notNull() });

export const pendingLogin = pgTable('pending_login', {
  tokenHash: char('token_hash', { length: 64 }).primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: moment('used_at'),
});

export const accountLink = pgTable('account_link', {
  codeHash: char('code_hash', { length: 64 }).primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  kind: varchar('kind', { length: 20, enum: ['activation', 'office-activation', 'new-password'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  replacedAt: moment('replaced_at'),
});

export const attempt = pgTable('attempt', {
  key: char('key', { length: 64 }).primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

export const spentCaptcha = pgTable('spent_captcha', { nonce: text('nonce').primaryKey(), expiresAt: moment('expires_at').notNull() });

export const accountIdentity = pgTable(
  'account_identity',
  {
    provider: varchar('provider', { length: 40 }).notNull(),
    personIdentifier: text('person_identifier').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.personIdentifier] })],
);

export const accountConsent = pgTable('account_consent', {
  id: serial(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  kind: varchar('kind', { length: 20, enum: ['data-processing', 'terms', 'notify-email', 'notify-sms'] }).notNull(),
  given: boolean('given').notNull(),
  textVersion: text('text_version'),
  decidedAt: moment('decided_at').notNull(),
});

export const accountSettings = pgTable('account_settings', {
  admitUnconfirmed: boolean('admit_unconfirmed').notNull(),
  askDataConsent: boolean('ask_data_consent').notNull(),
  askTerms: boolean('ask_terms').notNull(),
});

export const accountText = pgTable(
  'account_text',
  {
    kind: varchar('kind', { length: 20, enum: ['login-line', 'data-processing', 'terms'] }).notNull(),
    position: integer('position').notNull().default(1),
    version: text('version').notNull(),
    content: jsonb('content').$type<LocalText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.position] })],
);

/** Ways to write to a resident. */
export const channels = ['email', 'sms'] as const;

/** A way to write to a resident. A text message is a letter of a body alone. */
export type Channel = (typeof channels)[number];

const channel = () => varchar('channel', { length: 5, enum: channels }).notNull();

export const letter = pgTable('letter', {
  id: serial(),
  recipient: text('recipient').notNull(),
  language: varchar('language', { length: 3 }).$type<Language>().notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  html: text('html').notNull(),
  createdAt: moment('created_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at'),
  sentAt: moment('sent_at'),
  unsubscribe: text('unsubscribe'),
  channel: channel().default('email'),
});

export const reminder = pgTable(
  'reminder',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 10, enum: ['before', 'soon', 'overdue', 'answered', 'corrected', 'reading', 'handled'] }).notNull(),
    thing: integer('thing').notNull(),
    writtenAt: moment('written_at').notNull(),
    channel: channel().default('email'),
    /** The day that tells one reading of a meter from the next. */
    occasion: date('occasion', { mode: 'string' }).notNull().default('1970-01-01'),
    /** The letter that says it and is not sent yet. If that is deleted, it was not said. */
    letterId: integer('letter_id').references(() => letter.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel, table.kind, table.thing, table.occasion] })],
);

export const securityEvent = pgTable('security_event', {
  id: serial(),
  happenedAt: moment('happened_at').notNull(),
  kind: varchar('kind', { length: 40 }).notNull(),
  accountId: integer('account_id'),
  network: varchar('network', { length: 50 }),
});
