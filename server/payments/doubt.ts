import type { PaymentRow } from '../database/payment-tables';
import type { PaymentDesk } from './payment-desk';
import type { PaymentChanges } from './payment-events';

const watchedDays = 30;

/** What changes with a payment that ends without money: from now on the gateway is asked at growing distance whether some came after all. */
export function beginDoubt({ now, sweepSeconds }: Pick<PaymentDesk, 'now' | 'sweepSeconds'>): PaymentChanges {
  return { nextCheckAt: new Date(now().getTime() + sweepSeconds * 1000), checks: 0 };
}

/** When the gateway's next word of no money is believed for good. A gateway that does not answer is asked on. */
export function doubtEnds({ expiresAt }: Pick<PaymentRow, 'expiresAt'>): Date {
  return new Date(expiresAt.getTime() + watchedDays * 24 * 3_600_000);
}
