import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentGateway } from '../database/payment-tables';

/** What the office has decided about a gateway. */
export type GatewayOffer = typeof paymentGateway.$inferSelect;

/** What the office has decided about its gateways, by key. A gateway of which it says nothing is not offered. */
export async function gatewayOffers(database: Database): Promise<ReadonlyMap<string, GatewayOffer>> {
  const rows = await database.select().from(paymentGateway).orderBy(asc(paymentGateway.key));
  return new Map(rows.map((row) => [row.key, row]));
}
