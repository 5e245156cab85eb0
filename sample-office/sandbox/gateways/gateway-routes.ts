import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commissionOf } from '../../../portal';
import { type Database, paymentGateway } from '../../../server/database';
import { nonceOf, readForms } from '../../../server/http';
import { sendSandboxPage } from '../send-sandbox-page';
import { disputedPage } from './disputed-payments';
import { decide, type GatewayTransaction, type Outcome, outcomes, transactionOfToken } from './gateway-books';
import { startNotifier } from './gateway-notifications';
import { choicePage, closedPage, overPage } from './gateway-pages';
import type { SandboxGateway } from './sandbox-gateway';

// Parties of their own: they know the office by its contract and by what it and the browser tell them, and keep books of their own.

interface GatewayOptions {
  readonly gateways: readonly SandboxGateway[];
  readonly database: Database;
  /** Where this server reaches itself. */
  readonly ownOrigin: () => string;
  readonly tell: (text: string) => void;
}

type Fields = Readonly<Record<string, string>>;
type FormRequest = FastifyRequest<{ Body: Fields | undefined; Params: { token: string } }>;

/** Plays the payment gateways, and shows the office's disputed payments. */
export async function gatewayRoutes(app: FastifyInstance, { gateways, database, ownOrigin, tell }: GatewayOptions): Promise<void> {
  readForms(app);
  const notifier = startNotifier({ gateways, database, tell });
  app.addHook('onClose', async () => await notifier.close());

  /** What payers pay on top, by the office's contract. */
  const commissionFor = async ({ gateway, amount }: GatewayTransaction) => {
    const [offer] = await database.select().from(paymentGateway).where(eq(paymentGateway.key, gateway));
    return commissionOf(amount, offer?.commission) ?? 0n;
  };

  for (const gateway of gateways) {
    const partsOf = (request: FastifyRequest) => ({ name: gateway.name, nonce: nonceOf(request.raw) });
    const pathOf = `${gateway.pages}/:token`;
    const foundBy = async ({ params }: FormRequest) => await transactionOfToken(database, gateway.key, params.token);

    const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
      sendSandboxPage(request, reply, 400, overPage({ ...partsOf(request), returnTo: null }));
    const show = async (request: FastifyRequest, reply: FastifyReply, found: GatewayTransaction | null) => {
      const parts = partsOf(request);
      if (found?.state !== 'open')
        return sendSandboxPage(request, reply, found ? 200 : 404, overPage({ ...parts, returnTo: found && returnOf(found) }));
      const action = `${gateway.pages}/${found.token}`;
      const page = choicePage({ ...parts, transaction: found, commission: await commissionFor(found), action });
      return sendSandboxPage(request, reply, 200, page);
    };

    app.get(pathOf, async (request: FormRequest, reply) => show(request, reply, await foundBy(request)));

    app.post(pathOf, async (request: FormRequest, reply) => {
      const found = await foundBy(request);
      const outcome = outcomes.find((known) => known === request.body?.wynik);
      if (!found || outcome === undefined) return show(request, reply, found);
      await decide(database, found, outcome, gateway.tellsRefusals);
      // Sent before the browser is let go, so that a payment in time is known when it comes back.
      if (found.state === 'open' && outcome !== 'opoznij') await notifier.deliver();
      const closes = outcome === 'zamknij' || outcome === 'zaplac-zamknij';
      return closes
        ? sendSandboxPage(request, reply, 200, closedPage({ ...partsOf(request), paid: outcome === 'zaplac-zamknij' }))
        : reply.redirect(returnAfter(found, outcome), 303);
    });

    await app.register(async (own) => await gateway.calls(own, { database, ownOrigin, show, refuse }));
  }

  app.get('/platnosci-sporne', async (_request, reply) => reply.redirect('/platnosci-sporne/', 308));
  app.get('/platnosci-sporne/', async (request, reply) =>
    sendSandboxPage(request, reply, 200, await disputedPage({ database, nonce: nonceOf(request.raw) })),
  );
}

function returnOf({ state, returnOk, returnError }: GatewayTransaction): string {
  return state === 'refused' ? returnError : returnOk;
}

function returnAfter({ returnOk, returnError }: GatewayTransaction, outcome: Outcome): string {
  return outcome === 'odmow' ? returnError : returnOk;
}
