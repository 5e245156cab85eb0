import { type Database, insertAll, paymentGateway } from '../../../server/database';
import type { SampleGateway } from './sample-gateway';

/** The sample office offers every gateway of the sandbox. What an office has decided about its gateways stays. */
export async function seedGateways(database: Database, gateways: readonly SampleGateway[]): Promise<void> {
  if ((await database.select().from(paymentGateway).limit(1)).length > 0) return;
  await insertAll(
    database,
    paymentGateway,
    gateways.map(({ key, commission }) => ({ key, offered: true, commission })),
  );
}
