import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AccountDesk, type OfficeVerification, verifyAtOffice } from '../../../server/accounts';
import { account, type Database } from '../../../server/database';
import { nonceOf, readForms } from '../../../server/http';
import { sendSandboxPage } from '../send-sandbox-page';
import { clerkPage } from './clerk-pages';

// The desk of a clerk, for the sandbox. A real office has such a page in its own system, behind its own login.

const newest = 50;

interface ClerkOptions {
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly now: () => Date;
}

/** Shows, below /konta-do-potwierdzenia/, the accounts that wait for a clerk, and confirms one. */
export async function clerkRoutes(app: FastifyInstance, { database, accounts, now }: ClerkOptions): Promise<void> {
  readForms(app);

  const send = async (request: FastifyRequest, reply: FastifyReply, status: number, outcome: OfficeVerification | null) => {
    const waiting = await database.select().from(account).where(eq(account.state, 'restricted')).orderBy(desc(account.id)).limit(newest);
    return sendSandboxPage(request, reply, status, clerkPage({ waiting, outcome, nonce: nonceOf(request.raw) }));
  };

  app.get('/konta-do-potwierdzenia', async (_request, reply) => reply.redirect('/konta-do-potwierdzenia/', 308));
  app.get('/konta-do-potwierdzenia/', async (request, reply) => await send(request, reply, 200, null));

  app.post('/konta-do-potwierdzenia/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    // Refuses forms of other sites; browsers say in this header where a form comes from.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return await reply.code(403).send();
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const outcome = await verifyAtOffice({ database, accounts, now: now(), address: request.ip }, id);
    return await send(request, reply, outcome === 'verified' ? 200 : 409, outcome);
  });
}
