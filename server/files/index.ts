// Files that residents send: taken part by part, known by their content, scanned, kept in the database or in a folder, and forgotten when
// nothing carried them to a clerk.

export type { FileDesk } from './file-desk';
