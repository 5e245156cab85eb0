import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindAccountScreen } from '../accounts/account-screens';
import { finishLogin } from '../accounts/external/finish-login';
import type { FindNode } from '../accounts/identity-node';
import { providers } from '../accounts/identity-node';
import type { Database } from '../database/database';
import { readForms } from './form-bodies';

interface ExternalLoginOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly screen: FindAccountScreen;
  readonly identityNode: FindNode;
  readonly now: () => Date;
  /** Tells the operator why an answer was refused. */
  readonly tell: (text: string) => void;
  /** Requests per minute and IP address; 0 switches the limit off. */
  readonly rateLimit: number;
}

/** Receives the forms that browsers bring from identity nodes, and redirects the browsers to a page of the portal. */
export async function externalLoginRoutes(app: FastifyInstance, options: ExternalLoginOptions): Promise<void> {
  readForms(app);
  await app.register(rateLimit, { global: options.rateLimit > 0, max: options.rateLimit, timeWindow: 60_000 });
  for (const provider of providers) {
    app.post(
      `/api/uzytkownicy/${provider}/powrot`,
      async (request: FastifyRequest<{ Body: Readonly<Record<string, string>> | undefined }>, reply) => {
        const { database, publicUrl, screen, identityNode, now, tell } = options;
        const parts = { database, publicUrl, screen, identityNode, now: now(), address: request.ip, tell };
        const address = await finishLogin(parts, provider, request.body ?? {});
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      },
    );
  }
}
