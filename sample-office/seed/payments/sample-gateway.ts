import { type Database, insertAll, paymentGateway } from '../../../server/database';
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

/** The sample office offers every gateway of the sandbox. What an office has decided about its gateways stays. */
export async function seedGateways(database: Database, gateways: readonly SampleGateway[]): Promise<void> {
  if ((await database.select().from(paymentGateway).limit(1)).length > 0) return;
  await insertAll(
    database,
    paymentGateway,
    gateways.map(({ key, commission }) => ({ key, offered: true, commission })),
  );
}
