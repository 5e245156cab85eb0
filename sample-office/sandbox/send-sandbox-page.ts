import type { FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from '../../server/http';

/** Answers with a page of the sandbox: never kept, no scripts, its styles by the nonce of the request, its forms only to this server. */
export function sendSandboxPage(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'nonce-${nonceOf(request.raw)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html);
}
