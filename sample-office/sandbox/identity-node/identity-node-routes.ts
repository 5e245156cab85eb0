import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Provider, providers } from '../../../server/accounts';
import { partyOf, signingKeysOf } from '../../../server/accounts/external';
import type { Database } from '../../../server/database';
import { nonceOf, readForms } from '../../../server/http';
import { personsPage, refusedPage, returnPage } from './identity-node-pages';
import { readRequest } from './read-request';
import { samplePersons } from './sample-persons';
import { sandboxNode } from './sandbox-node';
import { signedResponse } from './write-response';

// A party of its own: it knows the portal by its signing key and its addresses only, and says who somebody is by a signed answer.

interface NodeOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

type FormRequest = FastifyRequest<{ Body: Readonly<Record<string, string>> | undefined }>;

/** Plays the identity nodes of the state, below /wezel-probny/. */
export async function identityNodeRoutes(app: FastifyInstance, { database, publicUrl, now }: NodeOptions): Promise<void> {
  readForms(app);
  const consumerOrigin = new URL(publicUrl).origin;

  const send = (request: FormRequest, reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; img-src data:; style-src 'nonce-${nonceOf(request.raw)}'; form-action 'self' ${consumerOrigin}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(html);

  const requestIn = async ({ SAMLRequest = '' }: Readonly<Record<string, string>>, provider: Provider) => {
    const { publicKey: certificate } = await signingKeysOf(database, 'portal');
    return await readRequest(SAMLRequest, { publicUrl, provider, certificate });
  };

  for (const provider of providers) {
    app.post(`/wezel-probny/${provider}`, async (request: FormRequest, reply) => {
      const parts = { provider, nonce: nonceOf(request.raw) };
      const fields = request.body ?? {};
      if ((await requestIn(fields, provider)) === null) return send(request, reply, 400, refusedPage(parts));
      return send(request, reply, 200, personsPage({ ...parts, request: fields.SAMLRequest ?? '', relayState: relayStateIn(fields) }));
    });

    app.post(`/wezel-probny/${provider}/odpowiedz`, async (request: FormRequest, reply) => {
      const parts = { provider, nonce: nonceOf(request.raw) };
      const fields = request.body ?? {};
      const inResponseTo = await requestIn(fields, provider);
      const chosen = samplePersons.find(({ id }) => id === fields.osoba) ?? null;
      const person = fields.decyzja === 'potwierdz' ? chosen : null;
      if (inResponseTo === null || (fields.decyzja !== 'odmow' && person === null)) return send(request, reply, 400, refusedPage(parts));
      const { entityId: audience, consumer: recipient } = partyOf(publicUrl, provider);
      const { entityId: issuer } = sandboxNode(publicUrl, provider);
      const { privateKey } = await signingKeysOf(database, 'sandbox-node');
      const response = signedResponse({ issuer, audience, recipient, inResponseTo, now: now(), person }, privateKey);
      return send(request, reply, 200, returnPage({ ...parts, consumer: recipient, response, relayState: relayStateIn(fields), person }));
    });
  }
}

/** A node takes at most 80 bytes, as the standard says; what is longer does not come back, and then the portal refuses the answer. */
function relayStateIn({ RelayState = '' }: Readonly<Record<string, string>>): string {
  return Buffer.byteLength(RelayState) <= 80 ? RelayState : '';
}
