import type { FastifyInstance } from 'fastify';

/**
 * What a check of one thing that the server needs found: null if it works, otherwise a few words for the operator.
 * A warning does not keep visitors away.
 */
type Finding = string | null | { readonly warning: string };

/** Checks one thing that the server needs. */
export type ReadinessCheck = () => Finding | Promise<Finding>;

interface HealthOptions {
  /** The checks, by the names that `/readyz` shows. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** Milliseconds after which a check without an answer counts as failed. */
  readonly timeLimit?: number;
}

/** `/healthz` says that the process runs. `/readyz` says whether it can serve visitors, and what is wrong. */
export async function healthRoutes(app: FastifyInstance, { checks, timeLimit = 2_000 }: HealthOptions): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(checks);
    const findings = await Promise.all(Object.values(checks).map((check) => outcome(check, timeLimit)));
    const isReady = findings.every((finding) => typeof finding !== 'string');
    const words = findings.map((finding) => (typeof finding === 'string' ? finding : (finding?.warning ?? 'ok')));
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(names.map((name, index) => [name, words[index]])) });
  });
}

async function outcome(check: ReadinessCheck, timeLimit: number): Promise<Finding> {
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
