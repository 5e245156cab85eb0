import type { PaymentRow } from '../../database/payment-tables';

/** Addresses given to a gateway with a payment. */
export interface GatewayAddresses {
  /** Where the gateway sends what it has to say, server to server. */
  readonly notifyAt: string;
  /** Where it sends the browser back to. */
  readonly returnTo: string;
}

/** A gateway's answer to the registration of a payment. */
export type Registration =
  | { readonly kind: 'registered'; readonly token: string | null }
  /** It will not take the payment. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** No answer, or none that can be understood. Nobody can pay: the way to the gateway's page is not known. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** What the browser does next: opens an address, or posts a form to it. */
export interface GatewayRedirect {
  readonly metoda: 'GET' | 'POST';
  readonly adres: string;
  readonly pola: readonly { readonly nazwa: string; readonly wartosc: string }[];
}

/** What a gateway says about a payment, asked or by itself. Null: it does not say. */
export interface GatewayReport {
  readonly outcome: 'begun' | 'paid' | 'refused' | 'expired' | 'returned';
  /** Grosze. */
  readonly amount: bigint | null;
  readonly currency: string | null;
  /** The gateway's number of the money. */
  readonly orderId: bigint | null;
}

/** Answer to a question: a report, nothing yet, or no answer. */
export type GatewayStatus =
  | ({ readonly kind: 'report' } & GatewayReport)
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Whether the gateway has handed the money over to us. */
export type Confirmation =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'contradicted'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** A notification as it can be read before anything of it is believed. */
export type ReadNotification =
  | ({ readonly kind: 'genuine'; readonly sessionId: string } & GatewayReport)
  | { readonly kind: 'forged'; readonly reason: string };

/** A payment gateway as payments use it. No function throws for what the other side does. */
export interface PaymentProvider {
  readonly key: string;
  /** True: one payment may be for dues with different bank accounts. Otherwise the money goes straight to the one account of what is paid. */
  readonly severalAccounts?: boolean;
  /** Minutes in which a resident can pay, and after which the gateway is asked a last time. */
  readonly minutes: { readonly payable: number; readonly patience: number };
  /** Makes the gateway's name of a payment. */
  newSession(): string;
  /** Tells the gateway of a payment. */
  register(payment: PaymentRow, addresses: GatewayAddresses): Promise<Registration>;
  /** The way to the gateway's page, for a registered payment. */
  redirect(payment: PaymentRow): GatewayRedirect;
  /** Asks how a payment stands. */
  ask(payment: PaymentRow): Promise<GatewayStatus>;
  /** Makes sure of money that is said to have come. */
  confirm(payment: PaymentRow): Promise<Confirmation>;
  /** Reads what the gateway has sent, checking that it is from it. */
  readNotification(body: string): ReadNotification;
  /** What it expects as the answer to a notification that has been taken. */
  readonly notificationAnswer: string;
}
