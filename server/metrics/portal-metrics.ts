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

/** What the figures of an office are taken from. */
export interface MeteredOffice {
  /** Name of the municipality; null in a process that serves only one. */
  readonly municipality: string | null;
  /** Null when another office answers the calls. */
  readonly database: Database | null;
  readonly publisher: Publisher;
}

/** Counts and times what an office's server answers. */
export interface OfficeMetrics {
  watch(app: FastifyInstance, routeOf: RouteOf): void;
  /** Takes the office out of the figures. */
  remove(): void;
}

/** The figures of a process for Prometheus. They name routes, never addresses: nothing in them can belong to a person. */
export interface PortalMetrics {
  readonly registry: Registry;
  add(office: MeteredOffice): OfficeMetrics;
}

// From an answer out of memory to a document of ten thousand rows, in seconds.
const durations = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Opens the figures; those of a database are asked for when somebody reads them. */
export function openMetrics(pool: DrawPool): PortalMetrics {
  const registry = new Registry();
  const offices = new Set<MeteredOffice>();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'okienko_http_request_duration_seconds',
    help: 'Time of an answer by method, route and status.',
    labelNames: ['municipality', 'method', 'route', 'status'] as const,
    buckets: durations,
    registers: [registry],
  });
  const ofProcess = (name: string, help: string, read: () => number) => gauge(registry, name, help, async () => [{ value: read() }]);
  const ofOffices = (name: string, help: string, read: (office: MeteredOffice) => Promise<readonly Reading[]>) =>
    gauge(registry, name, help, async () => (await Promise.all([...offices].map((office) => readingsOf(office, read)))).flat());
  ofProcess('okienko_pdf_waiting', 'Documents that wait to be drawn.', () => pool.load().waiting);
  ofProcess('okienko_pdf_drawing', 'Documents that are being drawn.', () => pool.load().drawing);
  const broken = '1 while the definitions have errors and an earlier pack is served, or none.';
  ofOffices('okienko_definitions_broken', broken, async ({ publisher }) => [{ value: publisher.problems() === null ? 0 : 1 }]);
  ofOffices('okienko_pack_info', 'The pack that is served, by its version.', async ({ publisher }) => {
    const version = publisher.current()?.version;
    return version === undefined ? [] : [{ labels: { version }, value: 1 }];
  });
  ofOffices('okienko_payments', 'Payments by state.', async ({ database }) => {
    if (database === null) return [];
    const rows = await database.select({ state: payment.state, value: count() }).from(payment).groupBy(payment.state);
    return rows.map(({ state, value }) => ({ labels: { state }, value }));
  });
  ofOffices('okienko_letters_waiting', 'Letters to residents that have not been sent yet.', async ({ database }) => {
    return database === null ? [] : await database.select({ value: count() }).from(letter).where(isNull(letter.sentAt));
  });
  return {
    registry,
    add(office) {
      offices.add(office);
      return {
        watch: (app, routeOf) =>
          void app.addHook('onResponse', async (request, reply) => {
            const labels = { ...labelOf(office), method: request.method, route: routeOf(request), status: String(reply.statusCode) };
            requests.observe(labels, reply.elapsedTime / 1000);
          }),
        remove: () => void offices.delete(office),
      };
    },
  };
}

interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

function labelOf({ municipality }: MeteredOffice): { readonly municipality?: string } {
  return municipality === null ? {} : { municipality };
}

/** What an office tells. Without an answer of its database it is left out, so that the others are still told. */
async function readingsOf(
  office: MeteredOffice,
  read: (office: MeteredOffice) => Promise<readonly Reading[]>,
): Promise<readonly Reading[]> {
  try {
    return (await read(office)).map(({ labels, value }) => ({ labels: { ...labels, ...labelOf(office) }, value }));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}

/** A figure that is read when somebody asks for it. */
function gauge(registry: Registry, name: string, help: string, read: () => Promise<readonly Reading[]>): void {
  new Gauge<string>({
    name,
    help,
    labelNames: ['municipality', 'state', 'version'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { labels = {}, value } of await read()) this.set(labels, value);
    },
  });
}
