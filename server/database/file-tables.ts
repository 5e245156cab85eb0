import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '../../engine';
import { account, party } from './account-tables';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** An application of a resident. */
export const application = pgTable('application', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: varchar('kind', { length: 40 }).notNull(),
  partyId: integer('party_id')
    .notNull()
    .references(() => party.id),
  accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
  sentAt: moment('sent_at').notNull(),
  /** What was sent, as the call carried it. */
  content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
  /** What was sent in the words of the form, for the receipt. */
  lines: jsonb('lines').$type<readonly SentLine[]>().notNull(),
  /** The definition by which it was filled in: its slug, the version of the pack, its hash. */
  definition: varchar('definition', { length: 200 }).notNull(),
  /** Grosze. */
  fee: bigint('fee', { mode: 'number' }).notNull(),
  state: varchar('state', { length: 8, enum: ['sent', 'accepted', 'refused'] }).notNull(),
  /** True: the person has one of this kind that is not refused. */
  single: boolean('single').notNull().default(true),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
  /** The language in which it was sent. */
  language: varchar('language', { length: 3 }).$type<Language>(),
});

/** A field of a form and what stood in it, in words; a heading has no value. */
export interface SentLine {
  readonly label: string;
  readonly value: string | null;
}

/** A file that a resident has sent. */
export const storedFile = pgTable('stored_file', {
  id: uuid('id').primaryKey(),
  /** Who sent it; null when the account is gone. */
  accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
  /** By which the sender knows this sending. */
  key: varchar('key', { length: 64 }).notNull(),
  name: text('name').notNull(),
  kind: varchar('kind', { length: 8 }).notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Hexadecimal. */
  sha256: varchar('sha256', { length: 64 }).notNull(),
  /** When it had arrived whole; null while it arrives. */
  storedAt: moment('stored_at'),
  beganAt: moment('began_at').notNull(),
  /** When what it belongs to was sent; null while nothing was. */
  sentAt: moment('sent_at'),
  applicationId: integer('application_id').references(() => application.id),
});

/** The content of a file in rows, numbered from one. */
export const storedFilePart = pgTable(
  'stored_file_part',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

/** A call that was answered, by the key of its sending. */
export const sentCall = pgTable(
  'sent_call',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 64 }).notNull(),
    /** Of the call and everything that it carried. */
    hash: varchar('hash', { length: 64 }).notNull(),
    answer: jsonb('answer'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** A form that is not sent yet, kept for an account and the subject for whom it was filled in. */
export const formDraft = pgTable(
  'form_draft',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    partyId: integer('party_id')
      .notNull()
      .references(() => party.id),
    /** Slug of the service and id of the form, with a dot between. */
    form: varchar('form', { length: 100 }).notNull(),
    /** Goes up with each saving, so that two devices hear of each other. */
    version: integer('version').notNull(),
    content: text('content').notNull(),
    /** The definition by which it was filled in: its slug, the version of the pack, its hash. */
    definition: varchar('definition', { length: 200 }).notNull(),
    /** Steps that were passed, and all of them. */
    passed: integer('passed').notNull(),
    steps: integer('steps').notNull(),
    savedAt: moment('saved_at').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.partyId, table.form] })],
);
