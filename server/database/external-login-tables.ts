import { char, integer, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '../../engine';
import { account } from './account-tables';

// The columns that queries use; keys and checks are in migrations/.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const browserHash = () => char('browser_hash', { length: 64 }).notNull();
const provider = () => varchar('provider', { length: 40 }).notNull();

export const samlKey = pgTable('saml_key', {
  name: varchar('name', { length: 20, enum: ['portal', 'sandbox-node'] }).primaryKey(),
  privateKey: text('private_key').notNull(),
  publicKey: text('public_key').notNull(),
});

export const identityNode = pgTable('identity_node', {
  provider: varchar('provider', { length: 40, enum: ['wezelKrajowy', 'profilZaufany'] }).primaryKey(),
  entityId: text('entity_id').notNull(),
  address: text('address').notNull(),
  certificate: text('certificate').notNull(),
});

export const externalLogin = pgTable('external_login', {
  requestId: varchar('request_id', { length: 60 }).primaryKey(),
  provider: provider(),
  addressOk: text('address_ok').notNull(),
  addressError: text('address_error').notNull(),
  addressConfirm: text('address_confirm').notNull(),
  language: varchar('language', { length: 3 }).$type<Language>().notNull(),
  signedInAs: integer('signed_in_as').references(() => account.id, { onDelete: 'cascade' }),
  browserHash: browserHash(),
  relayHash: char('relay_hash', { length: 64 }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const loginCode = pgTable('login_code', {
  codeHash: char('code_hash', { length: 64 }).primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  browserHash: browserHash(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const registrationTicket = pgTable('registration_ticket', {
  id: uuid('id').primaryKey(),
  provider: provider(),
  personIdentifier: text('person_identifier').notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  browserHash: browserHash(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
