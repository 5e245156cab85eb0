import { eq } from 'drizzle-orm';
import type { OfficeSubject } from '../accounts/caller';
import { type PaymentRow, payment } from '../database/payment-tables';
import { OfficeFailure } from '../errors/office-failure';
import type { PaymentDesk } from './payment-desk';
import type { GatewayRedirect } from './providers/provider';
import { doubtfulStates, isIn, openStates } from './states';

/** The way to the gateway's page, for a payment that can still be paid. It reads only. */
export async function gatewayRedirect(
  desk: PaymentDesk,
  subject: OfficeSubject,
  key: string,
  transferId: string,
): Promise<GatewayRedirect> {
  const row = await findPayment(desk, key, transferId);
  const provider = desk.provider(key);
  if (row?.partyId !== subject.id || !provider) throw new OfficeFailure('unknownTransfer');
  if (row.state !== 'registered' && row.state !== 'pending') throw new OfficeFailure('transferOver');
  return provider.redirect(row);
}

/** Page of the portal for a browser that comes back from the gateway; null for an unknown payment. It reads only, and asks the gateway when we know nothing yet. */
export async function returnPage(desk: PaymentDesk, key: string, transferId: string): Promise<string | null> {
  const row = await findPayment(desk, key, transferId);
  if (!row) return null;
  return (await isAccepted(desk, row)) ? row.returnOk : row.returnError;
}

async function isAccepted(desk: PaymentDesk, row: PaymentRow): Promise<boolean> {
  // A resident who paid after the payment had expired must not read that nothing was paid.
  if (!isIn([...openStates, ...doubtfulStates], row.state)) return row.state !== 'returned' && row.state !== 'disputed';
  const status = await desk.provider(row.provider)?.ask(row);
  return status?.kind === 'report' && (status.outcome === 'paid' || status.outcome === 'begun');
}

async function findPayment({ database }: PaymentDesk, key: string, transferId: string): Promise<PaymentRow | null> {
  const [found] = await database.select().from(payment).where(eq(payment.transferId, transferId));
  return found?.provider === key ? found : null;
}
