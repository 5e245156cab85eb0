import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../../server/database';
import { type ExactValue, exactJson, fieldsOf, isSameText, parseExactJson } from '../../../../server/payments';
import { signOf } from '../../../../server/payments/providers/przelewy24';
import { closeTransaction, findTransaction, openTransaction } from '../gateway-books';
import { agreed, path } from './contract';

type CallRequest = FastifyRequest<{ Body: string | undefined; Params: { sessionId: string } }>;

const { merchantId, posId, crc, apiKey } = agreed;

/** The calls of Przelewy24, as a merchant's server makes them. */
export async function przelewy24Calls(app: FastifyInstance, { database }: { readonly database: Database }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: 50_000 }, (_request, body, done) => done(null, body));

  const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error, code: status });
  const answer = (reply: FastifyReply, data: readonly (readonly [string, ExactValue])[]) =>
    reply.type('application/json').send(`{"data":${exactJson(data)},"responseCode":0}`);

  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers.authorization ?? '';
    const right = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
    if (!isSameText(given, right)) return refuse(reply, 401, 'Incorrect authentication');
  });

  app.get(`${path}/api/v1/testAccess`, async () => ({ data: true, error: '' }));

  app.post(`${path}/api/v1/transaction/register`, async (request: CallRequest, reply) => {
    const fields = readBody(request.body);
    const { sessionId, amount, currency, description, urlReturn, urlStatus, sign } = fields;
    if (
      typeof sessionId !== 'string' ||
      typeof amount !== 'bigint' ||
      typeof currency !== 'string' ||
      typeof description !== 'string' ||
      typeof urlReturn !== 'string' ||
      typeof urlStatus !== 'string' ||
      typeof fields.email !== 'string' ||
      fields.country !== 'PL' ||
      typeof fields.language !== 'string'
    )
      return refuse(reply, 400, 'A field is missing or of another kind');
    if (sessionId.length > 100 || amount <= 0n || fields.merchantId !== merchantId || fields.posId !== posId)
      return refuse(reply, 400, 'A field has a wrong value');
    if (sign !== signOf('register', { sessionId, merchantId, amount, currency }, crc)) return refuse(reply, 400, 'Incorrect CRC');
    const made = await openTransaction(database, {
      gateway: 'p24',
      sessionId,
      amount,
      currency,
      description,
      returnOk: urlReturn,
      returnError: urlReturn,
      notifyAt: urlStatus,
    });
    return answer(reply, [['token', made.token]]);
  });

  app.put(`${path}/api/v1/transaction/verify`, async (request: CallRequest, reply) => {
    const { sessionId, amount, currency, orderId, sign, ...others } = readBody(request.body);
    if (typeof sessionId !== 'string' || typeof amount !== 'bigint' || typeof currency !== 'string' || typeof orderId !== 'bigint')
      return refuse(reply, 400, 'A field is missing or of another kind');
    if (others.merchantId !== merchantId || others.posId !== posId) return refuse(reply, 400, 'Another merchant');
    if (sign !== signOf('verify', { sessionId, orderId, amount, currency }, crc)) return refuse(reply, 400, 'Incorrect CRC');
    const found = await findTransaction(database, 'p24', sessionId);
    const agrees = found?.amount === amount && found.currency === currency && found.orderId === orderId;
    if (!found || !agrees || (found.state !== 'paid' && found.state !== 'verified')) return refuse(reply, 400, 'Nothing to verify');
    await closeTransaction(database, found, true);
    return answer(reply, [['status', 'success']]);
  });

  app.get(`${path}/api/v1/transaction/by/sessionId/:sessionId`, async (request: CallRequest, reply) => {
    const found = await findTransaction(database, 'p24', request.params.sessionId);
    if (!found) return refuse(reply, 404, 'Transaction not found');
    const paid = found.state === 'paid' || found.state === 'verified';
    return answer(reply, [
      ['statement', `p24-${found.orderId.toString(36)}`],
      ['orderId', found.orderId],
      ['sessionId', found.sessionId],
      ['status', paid ? 2 : 0],
      ['amount', found.amount],
      ['currency', found.currency],
      ['paymentMethod', 154],
      ['description', found.description],
    ]);
  });
}

function readBody(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(parseExactJson(text ?? ''));
  } catch {
    return {};
  }
}
