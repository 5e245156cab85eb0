// A payment server that ends itself in the middle of a step, like a power failure. crash.test.ts runs it as a process.
import Fastify from 'fastify';
import { sandbox } from '../../sample-office/sandbox';
import { gatewayRoutes } from '../../sample-office/sandbox/gateways/gateway-routes';
import { sandboxGateways } from '../../sample-office/sandbox-gateways';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import type { Database } from '../../server/database/database';
import { openServerDatabase } from '../../server/database/open-server-database';
import { paymentRoutes } from '../../server/http/payment-routes';
import { securityHeaders } from '../../server/http/security-headers';
import { builtInGateways } from '../../server/payments/gateways';
import { gatewayRedirect } from '../../server/payments/look-up-payment';
import { openPaymentDesk } from '../../server/payments/open-payment-desk';
import { startPayment } from '../../server/payments/start-payment';
import { sweepPayments } from '../../server/payments/sweep';

/** Where in a transaction the process ends. */
export type CrashPlace = 'before' | 'inside' | 'after';

const [url = '', hoursAhead = '0'] = process.argv.slice(2);
const opened = await openServerDatabase({ url, schema: null }, async () => undefined);
let crash: { left: number; place: CrashPlace } | null = null;

function crashAt(place: CrashPlace): void {
  if (crash?.place === place && crash.left === 0) process.kill(process.pid, 'SIGKILL');
}

// Every change of a payment is a transaction; between two of them are calls to a gateway.
const database: Database = new Proxy(opened.database, {
  get(target, name, receiver) {
    if (name !== 'transaction') return Reflect.get(target, name, receiver);
    const transaction: Database['transaction'] = async (work, ...rest) => {
      crashAt('before');
      const result = await target.transaction(
        async (within) => {
          const done = await work(within);
          crashAt('inside');
          return done;
        },
        ...rest,
      );
      crashAt('after');
      if (crash) crash.left -= 1;
      return result;
    };
    return transaction;
  },
});

const app = Fastify({ forceCloseConnections: true });
await securityHeaders(app, { https: false, development: false, formOrigins: () => [], embedOrigins: () => [] });
const desk = openPaymentDesk({
  database,
  now: () => new Date(Date.now() + Number(hoursAhead) * 3_600_000),
  publicUrl: 'http://localhost:4000',
  tell: () => undefined,
  settings: { gateways: builtInGateways, contracts: new Map(), postingSeconds: 0, sweepSeconds: 1 },
  sandbox: sandbox.gateways,
  ownOrigin: () => origin(),
  officeName: () => 'Urząd',
  letters: null,
});
await app.register(paymentRoutes, { desk, rateLimit: 0 });
await app.register(gatewayRoutes, {
  gateways: sandboxGateways,
  database: opened.database,
  ownOrigin: () => origin(),
  tell: () => undefined,
});

interface Steps {
  readonly order: { provider: 'p24' | 'kir'; cardId: number; instalmentIds: number[] };
  readonly crash: { left: number; place: CrashPlace };
  readonly way: { provider: 'p24' | 'kir'; transfer: string };
}

const wife = { id: partyId('wife'), name: 'wife', institution: false, nip: null, pesel: null };
app.post<{ Body: Steps['crash'] }>('/padnij', async ({ body }) => {
  crash = { ...body };
  return {};
});
app.post<{ Body: Steps['order'] }>('/zlec', async ({ body }) => {
  const page = 'http://localhost:4000/platnosc-informacja';
  const { cardId, ...chosen } = body;
  const order = {
    ...chosen,
    cardIds: [cardId],
    accountId: null,
    language: 'pl',
    partIds: [],
    returnOk: page,
    returnError: page,
    confirmed: true,
  };
  return { transfer: await startPayment(desk, wife, order) };
});
app.post<{ Body: Steps['way'] }>('/droga', async ({ body }) => await gatewayRedirect(desk, wife, body.provider, body.transfer));
app.post('/zamiataj', async () => ({ looked: await sweepPayments(desk) }));

const address = await app.listen({ host: '127.0.0.1', port: 0 });
function origin(): string {
  return address;
}
process.stdout.write(`${address}\n`);
