import type { FastifyInstance, FastifyRequest } from 'fastify';
import { groupedAccount } from '../../../../engine';
import { parseGrosze } from '../../../../portal';
import { questionHash, readHashtrans } from '../../../../server/payments/providers/paybynet';
import { findTransaction, type GatewayTransaction, openTransaction } from '../gateway-books';
import type { GatewayMessage, GatewayTools } from '../sandbox-gateway';
import { agreed, path } from './contract';

type FormRequest = FastifyRequest<{ Body: Readonly<Record<string, string>> | undefined }>;

/** What a resident's browser posts to Paybynet, and what the office's server asks it. */
export async function paybynetCalls(
  app: FastifyInstance,
  { database, ownOrigin, show, refuse }: GatewayTools,
  statusOf: (transaction: GatewayTransaction) => GatewayMessage,
): Promise<void> {
  app.post(`${path}/`, async (request: FormRequest, reply) => {
    const payment = readHashtrans(request.body?.hashtrans ?? '', agreed.password);
    const amount = payment && parseGrosze(payment.amount);
    if (!payment || amount === null || payment.id_client !== agreed.clientId || !/^\d{10}$/.test(payment.id_trans))
      return refuse(request, reply);
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
    return show(request, reply, made);
  });

  app.post(`${path}/status`, async (request: FormRequest, reply) => {
    const { id_client = '', id_trans = '', hash = '' } = request.body ?? {};
    if (id_client !== agreed.clientId || hash !== questionHash(id_client, id_trans, agreed.password)) return reply.code(403).send('');
    const found = await findTransaction(database, 'kir', id_trans);
    if (!found) return reply.code(404).send('');
    const { headers, body } = statusOf(found);
    return reply.headers(headers).send(body);
  });
}
