import type { Random } from '../random/random';

/** A gateway as the sample office has it: with a commission, and with a history of payments. */
export interface SampleGateway {
  readonly key: string;
  /** Percent of the amount. */
  readonly commission: number;
  /** Minutes until a payment through it expires. */
  readonly minutes: number;
  /** How an attempt through it comes to nothing. */
  readonly failure: 'refused' | 'expired';
  /** Its name of a payment. */
  sessionOf(transferId: string, random: Random): string;
  /** Its number of the money; null where it gives none. */
  orderNumber(random: Random): bigint | null;
}
