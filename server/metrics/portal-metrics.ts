import { count, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { letter } from '../database/account-tables';
import type { Database } from '../database/database';
import { payment } from '../database/payment-tables';
import { isUnavailable } from '../database/unavailable';
import type { RouteOf } from '../log/log-requests';
import type { DrawPool } from '../pdf/draw-pool';
import type { Publisher } from '../publishing/publisher';

/** What the figures are taken from. */
export interface MeteredParts {
  /** Null when another office answers the calls. */
  readonly database: Database | null;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
}

/** The figures of one running portal for Prometheus. They name routes, never addresses: nothing in them can belong to a person. */
export interface PortalMetrics {
  readonly registry: Registry;
  /** Counts and times what a server answers. */
  watch(app: FastifyInstance, routeOf: RouteOf): void;
}

// From an answer out of memory to a document of ten thousand rows, in seconds.
const durations = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Opens the figures; those of the database are asked for when somebody reads them. */
export function openMetrics({ database, publisher, pool }: MeteredParts): PortalMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'okienko_http_request_duration_seconds',
    help: 'Time of an answer by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durations,
    registers: [registry],
  });
  gauge(registry, 'okienko_pdf_waiting', 'Documents that wait to be drawn.', () => [{ value: pool.load().waiting }]);
  gauge(registry, 'okienko_pdf_drawing', 'Documents that are being drawn.', () => [{ value: pool.load().drawing }]);
  gauge(registry, 'okienko_definitions_broken', '1 while the definitions have errors and an earlier pack is served, or none.', () => [
    { value: publisher.problems() === null ? 0 : 1 },
  ]);
  gauge(registry, 'okienko_pack_info', 'The pack that is served, by its version.', () => {
    const version = publisher.current()?.version;
    return version === undefined ? [] : [{ labels: { version }, value: 1 }];
  });
  if (database !== null) {
    gauge(registry, 'okienko_payments', 'Payments by state.', async () => {
      const rows = await database.select({ state: payment.state, value: count() }).from(payment).groupBy(payment.state);
      return rows.map(({ state, value }) => ({ labels: { state }, value }));
    });
    gauge(registry, 'okienko_letters_waiting', 'Letters to residents that have not been sent yet.', async () => {
      return await database.select({ value: count() }).from(letter).where(isNull(letter.sentAt));
    });
  }
  return {
    registry,
    watch: (app, routeOf) =>
      void app.addHook('onResponse', async (request, reply) => {
        requests.observe({ method: request.method, route: routeOf(request), status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      }),
  };
}

interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure that is read when somebody asks for it. Without an answer of the database it is left out, so that the others are still told. */
function gauge(registry: Registry, name: string, help: string, read: () => readonly Reading[] | Promise<readonly Reading[]>): void {
  new Gauge<string>({
    name,
    help,
    labelNames: ['state', 'version'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const { labels = {}, value } of await read()) this.set(labels, value);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
    },
  });
}
