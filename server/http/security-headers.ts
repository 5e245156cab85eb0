import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  /** True when visitors come over https, so that browsers may insist on it. */
  readonly https: boolean;
  /** Development serves modules with inline styles and keeps a socket open. */
  readonly development: boolean;
  /** Origins of identity nodes and payment gateways, to which the portal posts forms, as they are at each answer. */
  readonly formOrigins: () => readonly string[];
  /** Origins of other systems that screens may embed. */
  readonly embedOrigins: () => readonly string[];
}

const nonces = new WeakMap<object, string>();

/** The nonce of this answer; the page must carry the one that the header names. */
export function nonceOf(request: IncomingMessage): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  const made = randomBytes(16).toString('base64url');
  nonces.set(request, made);
  return made;
}

// What a browser never shows as a page: most of these headers speak of pages, and on every script and call they would weigh more than many an answer.
const neverPages = /^(text\/(javascript|css)|application\/(javascript|json)|font\/)/;
// A browser neither frames these nor follows anything from them.
const neverFramed = /^(text\/javascript|application\/javascript|font\/)/;
const headersOfPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** A worker obeys the policy of its own script, so there is one on scripts as well. */
const policyOfParts = "default-src 'self'";

/**
 * Puts the strict headers on every answer: scripts and styles only from here or with the nonce, no framing, no plugins, no guessing of types.
 * Parts of a page and answers to calls bear the short form.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { https, development, formOrigins, embedOrigins }: SecurityOptions,
): Promise<void> {
  const nonce = (request: IncomingMessage, _response: ServerResponse) => `'nonce-${nonceOf(request)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce],
        'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", nonce],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        // Vite's page waits in a worker for a server that was started again.
        ...(development && { 'worker-src': ["'self'", 'blob:'] }),
        'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
        'frame-src': [() => ["'self'", ...embedOrigins()].join(' ')],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': [() => ["'self'", ...formOrigins()].join(' ')],
        'frame-ancestors': ["'none'"],
        ...(!development && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'dompurify'] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (neverPages.test(type)) {
      for (const name of headersOfPages) reply.raw.removeHeader(name);
      if (neverFramed.test(type)) for (const name of ['referrer-policy', 'x-frame-options']) reply.raw.removeHeader(name);
      // A policy that a route gave its own answer is stronger than what stands on the raw answer.
      reply.raw.setHeader('content-security-policy', policyOfParts);
      return;
    }
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
