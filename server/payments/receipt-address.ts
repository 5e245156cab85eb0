import { and, eq, ne } from 'drizzle-orm';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';
import type { PaymentRow } from '../database/payment-tables';
import type { PaymentDesk } from './payment-desk';
import { isIn, openStates } from './states';

/** An account that can be written to. */
export interface ReceiptReader {
  readonly id: number;
  readonly login: string;
  readonly email: string;
}

/** The account to which the proof of its payments goes; null for one that is deleted or has no e-mail address. */
export async function receiptReader(database: Database, accountId: number): Promise<ReceiptReader | null> {
  const [found] = await database
    .select({ id: account.id, login: account.login, email: account.email })
    .from(account)
    .where(and(eq(account.id, accountId), ne(account.state, 'deleted'), ne(account.email, '')));
  return found ?? null;
}

/**
 * Where the proof of a payment goes, or went. Null when none goes, and for a reader other than who ordered the payment: of several who act
 * for one institution nobody learns the address of another.
 */
export function receiptAddress(desk: Pick<PaymentDesk, 'letters'>, row: PaymentRow, reader: ReceiptReader | null): string | null {
  if (reader === null || row.accountId !== reader.id) return null;
  if (row.receiptTo !== null) return row.receiptTo;
  const isAwaited = row.state === 'paid' || isIn(openStates, row.state);
  return desk.letters !== null && isAwaited ? reader.email : null;
}
