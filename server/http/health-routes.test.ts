import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { healthRoutes } from './health-routes';

it('names what is wrong, also a check that fails or never answers, while the process is alive', async () => {
  const app = Fastify();
  await app.register(healthRoutes, {
    timeLimit: 20,
    checks: {
      well: () => null,
      worse: () => ({ warning: 'serves an old copy' }),
      short: async () => 'is full',
      broken: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')),
      hanging: () => new Promise(() => undefined),
    },
  });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    {
      status: 'not ready',
      checks: { well: 'ok', worse: 'serves an old copy', short: 'is full', broken: 'failed', hanging: 'no answer within 20 ms' },
    },
  ]);
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
});

it('lets visitors in when a check only warns, and says of what', async () => {
  const app = Fastify();
  await app.register(healthRoutes, { checks: { well: () => null, worse: async () => ({ warning: 'serves an old copy' }) } });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', checks: { well: 'ok', worse: 'serves an old copy' } }]);
});
