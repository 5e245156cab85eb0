import { desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, letter } from '../../../server/database';
import { nonceOf } from '../../../server/http';
import { letterPage, mailboxPage } from './mailbox-pages';

// Where the letters of a sample office arrive: there is no mail server, and the addresses are made up.

const newest = 50;

type LetterRequest = FastifyRequest<{ Params: { id: string } }>;
type ListRequest = FastifyRequest<{ Querystring: { do?: unknown } }>;

/** Shows the letters that the office has sent, below /skrzynka/. `?do=` shows those to one address. */
export async function mailboxRoutes(app: FastifyInstance, { database }: { readonly database: Database }): Promise<void> {
  app.get('/skrzynka', async (_request, reply) => reply.redirect('/skrzynka/', 308));

  app.get('/skrzynka/', async (request: ListRequest, reply) => {
    const recipient = typeof request.query.do === 'string' ? request.query.do.slice(0, 300) : '';
    const letters = await database
      .select()
      .from(letter)
      .where(recipient === '' ? isNotNull(letter.sentAt) : eq(letter.recipient, recipient))
      .orderBy(desc(letter.id))
      .limit(newest);
    const page = mailboxPage({ letters: letters.filter(({ sentAt }) => sentAt !== null), recipient, nonce: nonceOf(request.raw) });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  app.get('/skrzynka/:id', async (request: LetterRequest, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const [found] = await database.select().from(letter).where(eq(letter.id, id));
    const sent = found?.sentAt ? found : null;
    return reply
      .code(sent ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(letterPage({ letter: sent, nonce: nonceOf(request.raw) }));
  });
}
