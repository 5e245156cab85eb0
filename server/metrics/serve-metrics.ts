import Fastify from 'fastify';
import type { PortalMetrics } from './portal-metrics';

/** A running server of figures. */
export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the figures at `/metrics` on a port of their own, which residents do not reach. Throws what `listen` throws. */
export async function serveMetrics(
  { registry }: PortalMetrics,
  place: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => await reply.type(registry.contentType).send(await registry.metrics()));
  const address = await app.listen(place);
  return { address: `${address}/metrics`, close: async () => await app.close() };
}
