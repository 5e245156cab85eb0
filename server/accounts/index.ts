// Accounts of residents: registration, login, second factor, passwords, links in letters, and whom an account may act for. Attempts that
// could be guesses are counted before they are made; important steps are recorded as security events.

export type { AccountDesk } from './account-desk';
export { type Provider, providers } from './identity-node';
export { createPasswordHasher } from './passwords';
export { hashOfCode } from './secrets';
export { ensureOwnParty } from './subjects';
export { type OfficeVerification, verifyAtOffice } from './verify-at-office';
