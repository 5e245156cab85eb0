import { and, eq } from 'drizzle-orm';
import { payment } from '../database/payment-tables';
import type { PaymentDesk } from './payment-desk';
import { recordUnbelieved } from './payment-events';
import { settlePayment } from './settle-payment';

/** What a gateway is answered to its notification. */
export interface NotificationAnswer {
  readonly status: 200 | 400 | 404;
  readonly text: string;
}

/** Takes a notification: what is not signed by the gateway or names no payment of ours is written down and refused. */
export async function takeNotification(desk: PaymentDesk, key: string, body: string): Promise<NotificationAnswer> {
  const provider = desk.provider(key);
  if (!provider) return { status: 404, text: 'Not known' };
  const read = provider.readNotification(body);
  const { database } = desk;
  const written = { provider: key, now: desk.now() };
  if (read.kind === 'forged') {
    await recordUnbelieved(database, { ...written, paymentId: null, event: 'forged', detail: `${read.reason}: ${body}` });
    return { status: 400, text: 'Not believed' };
  }
  const [found] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, key), eq(payment.sessionId, read.sessionId)));
  if (!found) {
    await recordUnbelieved(database, { ...written, paymentId: null, event: 'unknown', detail: body });
    return { status: 404, text: 'Not known' };
  }
  await settlePayment(desk, found.id, read, 'notification');
  return { status: 200, text: provider.notificationAnswer };
}
