import type { FastifyInstance } from 'fastify';

/** Checks one thing that the server needs: null if it works, otherwise a few words for the operator. */
export type ReadinessCheck = () => string | null | Promise<string | null>;

interface HealthOptions {
  /** The checks, by the names that `/readyz` shows. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** Milliseconds after which a check without an answer counts as failed. */
  readonly timeLimit?: number;
}

/** `/healthz` says that the process runs. `/readyz` says whether it can serve visitors, and if not, why. */
export async function healthRoutes(app: FastifyInstance, { checks, timeLimit = 2_000 }: HealthOptions): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, (await outcome(check, timeLimit)) ?? 'ok'] as const),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}

async function outcome(check: ReadinessCheck, timeLimit: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${timeLimit} ms`), timeLimit);
  });
  try {
    return await Promise.race([(async () => check())(), late]);
  } catch {
    // The message of the error may contain an internal address, and anybody may ask.
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
