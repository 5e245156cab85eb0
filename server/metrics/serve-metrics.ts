import Fastify from 'fastify';
import type { PortalMetrics } from './portal-metrics';

/** A running server of figures. */
export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/** States of the municipalities of a process, by their names. */
export type MunicipalityStates = () => Readonly<Record<string, string>>;

/**
 * Serves the figures at `/metrics` on a port of their own, which residents do not reach, and for several municipalities their states at
 * `/readyz`. Throws what `listen` throws.
 */
export async function serveMetrics(
  { registry }: PortalMetrics,
  place: { readonly host: string; readonly port: number },
  states: MunicipalityStates | null = null,
): Promise<MetricsServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => await reply.type(registry.contentType).send(await registry.metrics()));
  if (states)
    app.get('/readyz', async (_, reply) => {
      const municipalities = states();
      const failed = Object.values(municipalities).filter((state) => state.startsWith('failed')).length;
      const isReady = failed === 0 || failed < Object.keys(municipalities).length;
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', failed, municipalities });
    });
  const address = await app.listen(place);
  return { address: `${address}/metrics`, close: async () => await app.close() };
}
