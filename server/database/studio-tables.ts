import { type AnyPgColumn, bigint, boolean, char, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';

// Columns, keys and references are those of migrations/, which tables.test.ts compares; indexes and checks are in migrations/ alone.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

export const studioEditor = pgTable('studio_editor', {
  id: identity(),
  login: text('login').notNull(),
  name: text('name').notNull(),
  administrator: boolean('administrator').notNull().default(false),
  passwordHash: text('password_hash'),
  totpSecret: text('totp_secret'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  invitationHash: char('invitation_hash', { length: 64 }),
  invitedUntil: moment('invited_until'),
  createdAt: moment('created_at').notNull(),
  disabledAt: moment('disabled_at'),
});

export const studioRight = pgTable(
  'studio_right',
  {
    editorId: integer('editor_id')
      .notNull()
      .references(() => studioEditor.id, { onDelete: 'cascade' }),
    role: varchar('role', { length: 10, enum: ['editor', 'approver'] }).notNull(),
    serviceGroup: varchar('service_group', { length: 100 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.editorId, table.role, table.serviceGroup] })],
);

export const studioSession = pgTable('studio_session', {
  tokenHash: char('token_hash', { length: 64 }).primaryKey(),
  editorId: integer('editor_id')
    .notNull()
    .references(() => studioEditor.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});

export const studioRevision = pgTable('studio_revision', {
  number: integer('number').primaryKey(),
  kind: varchar('kind', { length: 11, enum: ['publication', 'rollback', 'import'] }).notNull(),
  layer: text('layer').notNull(),
  changes: text('changes').notNull(),
  sentences: text('sentences').notNull(),
  groundHash: char('ground_hash', { length: 64 }).notNull(),
  packVersion: text('pack_version').notNull(),
  title: text('title').notNull(),
  reason: text('reason').notNull(),
  legalBasis: text('legal_basis').notNull(),
  authorId: integer('author_id').references(() => studioEditor.id),
  approverId: integer('approver_id').references(() => studioEditor.id),
  draftId: integer('draft_id'),
  ofRevision: integer('of_revision').references((): AnyPgColumn => studioRevision.number),
  publishedAt: moment('published_at').notNull(),
});

export const studioDraft = pgTable('studio_draft', {
  id: identity(),
  authorId: integer('author_id')
    .notNull()
    .references(() => studioEditor.id),
  state: varchar('state', {
    length: 9,
    enum: ['draft', 'handed-in', 'returned', 'approved', 'scheduled', 'published', 'withdrawn'],
  }).notNull(),
  version: integer('version').notNull().default(1),
  title: text('title').notNull().default(''),
  reason: text('reason').notNull().default(''),
  legalBasis: text('legal_basis').notNull().default(''),
  comment: text('comment').notNull().default(''),
  changes: text('changes').notNull(),
  approverId: integer('approver_id').references(() => studioEditor.id),
  publishAt: moment('publish_at'),
  revision: integer('revision').references(() => studioRevision.number),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const studioPublished = pgTable('studio_published', {
  // The key of a table with one row.
  onlyRow: boolean('only_row').primaryKey().default(true),
  revision: integer('revision')
    .notNull()
    .references(() => studioRevision.number),
});

export const studioEvent = pgTable('studio_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happenedAt: moment('happened_at').notNull(),
  kind: varchar('kind', { length: 40 }).notNull(),
  editorId: integer('editor_id').references(() => studioEditor.id),
  draftId: integer('draft_id'),
  revision: integer('revision'),
  details: text('details').notNull().default(''),
});
