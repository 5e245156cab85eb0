// The office's tables, and how its database is opened: embedded in a folder, or on a PostgreSQL server. The SQL in migrations/ creates the
// tables; the *-tables.ts files name their columns for queries.

export * from './account-tables';
export { type Database, insertAll, type Session } from './database';
export * from './dues-tables';
export { keepEmptyDatabase } from './embedded-engine';
export * from './file-tables';
export { readMigrations } from './migrate';
export { openEmbeddedDatabase } from './open-embedded-database';
export * from './payment-tables';
export * from './permit-tables';
export * from './register-tables';
export * from './shell-tables';
export * from './tables';
export * from './tax-tables';
export * from './water-tables';
