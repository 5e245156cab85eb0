import { boolean, char, integer, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

// The columns that queries and the seed name; keys, indexes and checks are in migrations/.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
});

export const accountParty = pgTable('account_party', {
  accountId: integer('account_id').notNull(),
  partyId: integer('party_id').notNull(),
});

export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  restricted: boolean('restricted').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const tokenKey = pgTable('token_key', { id: integer('id').primaryKey(), secret: text('secret').notNull() });
