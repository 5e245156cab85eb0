import type { Database } from '../database/database';
import type { AccountDesk } from './account-desk';

/** Where a call about an account comes from. */
export interface AccountCall {
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly now: Date;
  readonly address: string;
}
