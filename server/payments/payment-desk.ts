import type { Language } from '../../engine';
import type { FindAccountScreen } from '../accounts/account-screens';
import type { Database } from '../database/database';
import type { PaymentRow } from '../database/payment-tables';
import type { Gateway } from './providers/gateway';
import type { PaymentProvider } from './providers/provider';

/** Reads a payment within a transaction. The usual one locks the row, so that those who want to change a payment take turns. */
export type ReadPayment = (transaction: Database, id: number) => Promise<PaymentRow>;

/** How the office writes to who pays. */
export interface PaymentLetters {
  /** Path of a screen of accounts, for links in letters. */
  readonly screen: FindAccountScreen;
  /** Names of the portal and the office in a language. */
  office(language: Language): { readonly portalName: string; readonly officeName: string };
  /** Sends the stored letters. Nothing waits for it. */
  deliver(): void;
}

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
  /** Null where no letter leaves the office, because it has no mail server. */
  readonly letters: PaymentLetters | null;
  /** In place of the reading that locks the row. */
  readonly readPayment?: ReadPayment;
}
