import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupedAccount } from '../../../engine';
import { commissionOf, parseGrosze } from '../../../portal';
import { type Database, officeSettings } from '../../../server/database';
import { nonceOf, readForms } from '../../../server/http';
import { questionHash, readHashtrans } from '../../../server/payments';
import { sendSandboxPage } from '../send-sandbox-page';
import { disputedPage } from './disputed-payments';
import {
  decide,
  findTransaction,
  type GatewayTransaction,
  type Outcome,
  openTransaction,
  outcomes,
  transactionOfToken,
} from './gateway-books';
import { paybynetMessage, startNotifier } from './gateway-notifications';
import { choicePage, closedPage, overPage } from './gateway-pages';
import { przelewy24Calls } from './przelewy24-calls';
import { sandboxContracts } from './sandbox-contracts';

// Parties of their own: they know the office by its contract and by what it and the browser tell them, and keep books of their own.

interface GatewayOptions {
  readonly database: Database;
  /** Where this server reaches itself. */
  readonly ownOrigin: () => string;
  readonly tell: (text: string) => void;
}

type Fields = Readonly<Record<string, string>>;
type FormRequest = FastifyRequest<{ Body: Fields | undefined; Params: { token: string } }>;

const { p24, kir } = sandboxContracts;
const pagePaths = { p24: `${p24.path}/trnRequest`, kir: `${kir.path}/platnosc` } as const;

/** Plays the two payment gateways, below /bramka-p24/ and /bramka-paybynet/, and shows the office's disputed payments. */
export async function gatewayRoutes(app: FastifyInstance, { database, ownOrigin, tell }: GatewayOptions): Promise<void> {
  await app.register(przelewy24Calls, { database });
  readForms(app);
  const notifier = startNotifier({ database, tell });
  app.addHook('onClose', async () => await notifier.close());

  /** What payers pay on top, by the office's contract. */
  const commissionFor = async ({ gateway, amount }: GatewayTransaction) => {
    const [office] = await database.select().from(officeSettings);
    return commissionOf(amount, gateway === 'kir' ? office?.kirCommission : office?.p24Commission) ?? 0n;
  };

  const show = async (
    request: FormRequest,
    reply: FastifyReply,
    gateway: GatewayTransaction['gateway'],
    found: GatewayTransaction | null,
  ) => {
    const parts = { gateway, nonce: nonceOf(request.raw) };
    if (found?.state !== 'open')
      return sendSandboxPage(request, reply, found ? 200 : 404, overPage({ ...parts, returnTo: found && returnOf(found) }));
    return sendSandboxPage(
      request,
      reply,
      200,
      choicePage({ ...parts, transaction: found, commission: await commissionFor(found), action: `${pagePaths[gateway]}/${found.token}` }),
    );
  };

  for (const gateway of ['p24', 'kir'] as const) {
    app.get(`${pagePaths[gateway]}/:token`, async (request: FormRequest, reply) =>
      show(request, reply, gateway, await transactionOfToken(database, gateway, request.params.token)),
    );

    app.post(`${pagePaths[gateway]}/:token`, async (request: FormRequest, reply) => {
      const found = await transactionOfToken(database, gateway, request.params.token);
      const outcome = outcomes.find((known) => known === request.body?.wynik);
      if (!found || outcome === undefined) return show(request, reply, gateway, found);
      await decide(database, found, outcome);
      // Sent before the browser is let go, so that a payment in time is known when it comes back.
      if (found.state === 'open' && outcome !== 'opoznij') await notifier.deliver();
      const closes = outcome === 'zamknij' || outcome === 'zaplac-zamknij';
      const parts = { gateway, nonce: nonceOf(request.raw) };
      return closes
        ? sendSandboxPage(request, reply, 200, closedPage({ ...parts, paid: outcome === 'zaplac-zamknij' }))
        : reply.redirect(returnAfter(found, outcome), 303);
    });
  }

  app.post(`${kir.path}/`, async (request: FormRequest, reply) => {
    const payment = readHashtrans(request.body?.hashtrans ?? '', kir.password);
    const amount = payment && parseGrosze(payment.amount);
    if (!payment || amount === null || payment.id_client !== kir.clientId || !/^\d{10}$/.test(payment.id_trans))
      return sendSandboxPage(request, reply, 400, overPage({ gateway: 'kir', nonce: nonceOf(request.raw), returnTo: null }));
    const made = await openTransaction(database, {
      gateway: 'kir',
      sessionId: payment.id_trans,
      amount,
      currency: payment.currency,
      description: `${payment.accname}, rachunek ${groupedAccount(payment.account)}`,
      returnOk: payment.backpage,
      returnError: payment.backpagereject,
      notifyAt: `${ownOrigin()}/api/platnosci/kir/powiadomienie`,
    });
    return show(request, reply, 'kir', made);
  });

  app.post(`${kir.path}/status`, async (request: FormRequest, reply) => {
    const { id_client = '', id_trans = '', hash = '' } = request.body ?? {};
    if (id_client !== kir.clientId || hash !== questionHash(id_client, id_trans, kir.password)) return reply.code(403).send('');
    const found = await findTransaction(database, 'kir', id_trans);
    if (!found) return reply.code(404).send('');
    const { headers, body } = paybynetMessage(found, found.amount);
    return reply.headers(headers).send(body);
  });

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
