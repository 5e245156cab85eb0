import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindAccountScreen } from '../accounts/account-screens';
import { finishLogin } from '../accounts/external/finish-login';
import type { Logins } from '../accounts/external/open-logins';
import { type FindNode, type IdentityParty, type PostedAnswer, providers } from '../accounts/identity-node';
import type { Database } from '../database/database';
import { readForms } from './form-bodies';

interface ExternalLoginOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly screen: FindAccountScreen;
  readonly identityNode: FindNode;
  readonly logins: Logins;
  readonly now: () => Date;
  /** Tells the operator why an answer was refused. */
  readonly tell: (text: string) => void;
  /** Requests per minute and IP address; 0 switches the limit off. */
  readonly rateLimit: number;
}

/** Receives what browsers bring from identity nodes and login providers, and redirects them to a page of the portal. */
export async function externalLoginRoutes(app: FastifyInstance, options: ExternalLoginOptions): Promise<void> {
  const { database, publicUrl, screen, identityNode, logins, now, tell } = options;
  readForms(app);
  await app.register(rateLimit, { global: options.rateLimit > 0, max: options.rateLimit, timeWindow: 60_000 });
  const finish = async (party: IdentityParty | null, fields: PostedAnswer, request: FastifyRequest, reply: FastifyReply) => {
    const address = await finishLogin({ database, publicUrl, screen, now: now(), address: request.ip, tell }, party, fields);
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  };
  for (const provider of providers) {
    app.post(`/api/uzytkownicy/${provider}/powrot`, async (request: FastifyRequest<{ Body: PostedAnswer | undefined }>, reply) =>
      finish(await identityNode(provider), request.body ?? {}, request, reply),
    );
  }
  const own = '/api/uzytkownicy/dostawcy/:key/powrot';
  app.post(own, async (request: FastifyRequest<{ Params: KeyParams; Body: PostedAnswer | undefined }>, reply) =>
    finish(logins.party(request.params.key), request.body ?? {}, request, reply),
  );
  // A look at the address alone must not use the login up.
  app.get(own, { exposeHeadRoute: false }, async (request: FastifyRequest<{ Params: KeyParams; Querystring: RepeatedTexts }>, reply) =>
    finish(logins.party(request.params.key), firstOfEach(request.query), request, reply),
  );
}

interface KeyParams {
  readonly key: string;
}

type RepeatedTexts = Readonly<Record<string, string | readonly string[]>>;

/** Of a repeated parameter the first value counts, as in a form. */
function firstOfEach(query: RepeatedTexts): PostedAnswer {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const [first] = [value].flat();
      return first === undefined || first.includes('\0') ? [] : [[name, first]];
    }),
  );
}
