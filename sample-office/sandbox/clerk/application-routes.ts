import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDesk } from '../../../server/accounts';
import { attachmentsOf, decideApplication, waitingApplications } from '../../../server/applications';
import { type Database, storedFile } from '../../../server/database';
import type { FileDesk } from '../../../server/files';
import { nonceOf, readForms } from '../../../server/http';
import { sendSandboxPage } from '../send-sandbox-page';
import { applicationsPage } from './application-page';

// The desk of a clerk for applications, for the sandbox. A real office has such a page in its own system, behind its own login.

const shown = 50;

interface ApplicationDesk {
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly files: FileDesk;
  readonly now: () => Date;
}

/** Shows, below /wnioski-do-rozpatrzenia/, the applications that wait, with their attachments, and answers one. */
export async function applicationRoutes(app: FastifyInstance, { database, accounts, files, now }: ApplicationDesk): Promise<void> {
  readForms(app);

  const send = async (request: FastifyRequest, reply: FastifyReply, status: number, said: string | null) => {
    const waiting = await waitingApplications(database, shown);
    const ids = waiting.map(({ id }) => id);
    const page = { waiting, files: await attachmentsOf(database, ids), said, nonce: nonceOf(request.raw) };
    return sendSandboxPage(request, reply, status, applicationsPage(page));
  };

  app.get('/wnioski-do-rozpatrzenia', async (_request, reply) => reply.redirect('/wnioski-do-rozpatrzenia/', 308));
  app.get('/wnioski-do-rozpatrzenia/', async (request, reply) => await send(request, reply, 200, null));

  app.get('/wnioski-do-rozpatrzenia/plik/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const isId = /^[0-9a-f-]{36}$/.test(request.params.id);
    const [file] = isId ? await database.select().from(storedFile).where(eq(storedFile.id, request.params.id)) : [];
    if (!file || file.applicationId === null) return await reply.code(404).send();
    return reply
      .type('application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(await files.read(file.id));
  });

  app.post(
    '/wnioski-do-rozpatrzenia/:id',
    async (request: FastifyRequest<{ Params: { id: string }; Body: Record<string, string> | null }>, reply) => {
      // Refuses forms of other sites; browsers say in this header where a form comes from.
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return await reply.code(403).send();
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
      const { decyzja, odpowiedz = '' } = request.body ?? {};
      const words = odpowiedz.trim().slice(0, 1_000);
      if (words === '' || !['przyjety', 'odrzucony'].includes(decyzja ?? '')) return await send(request, reply, 400, 'Wpisz odpowiedź.');
      const office = { database, accounts, now: now(), address: request.ip };
      const isDecided = await decideApplication(office, id, { accepted: decyzja === 'przyjety', words });
      return await send(
        request,
        reply,
        isDecided ? 200 : 409,
        isDecided ? 'Odpowiedź została wysłana.' : 'Na ten wniosek ktoś już odpowiedział.',
      );
    },
  );
}
