// Accounts of residents: registration, login, second factor, passwords, links in letters, and whom an account may act for. What may be
// guessed is counted before it is tried; every step that matters is written down as a security event.

export type { AccountDesk } from './account-desk';
export { type Provider, providers } from './identity-node';
export { createPasswordHasher } from './passwords';
export { hashOfCode } from './secrets';
export { ensureOwnParty } from './subjects';
export { type OfficeVerification, verifyAtOffice } from './verify-at-office';
