import type { Database } from '../database/database';
import type { PaymentRow } from '../database/payment-tables';
import type { Gateway } from './providers/gateway';
import type { PaymentProvider } from './providers/provider';

/** Reads a payment within a transaction. The usual one locks the row, so that those who want to change a payment take turns. */
export type ReadPayment = (transaction: Database, id: number) => Promise<PaymentRow>;

/** What every step of a payment needs. */
export interface PaymentDesk {
  readonly database: Database;
  readonly now: () => Date;
  /** Address of the portal, inside which a payment returns. */
  readonly publicUrl: string;
  /** Where gateways reach this server. */
  readonly serverOrigin: () => string;
  /** The gateways that this server knows, with or without a contract. */
  readonly gateways: readonly Gateway[];
  /** The gateway of a key, or null when the office has no contract with it. */
  readonly provider: (key: string) => PaymentProvider | null;
  /** Seconds from the confirmed payment to its booking. */
  readonly postingSeconds: number;
  /** Seconds until the sweep looks at a payment for the first time. */
  readonly sweepSeconds: number;
  /** Tells the operator of something that people must look at. */
  readonly tell: (text: string) => void;
  /** In place of the reading that locks the row. */
  readonly readPayment?: ReadPayment;
}
