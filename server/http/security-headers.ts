import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the headers depend on. */
export interface SecurityOptions {
  /** True if visitors come over https; browsers are then told to insist on it. */
  readonly https: boolean;
  /** In development Vite serves modules with inline styles and keeps a WebSocket open. */
  readonly development: boolean;
  /** Current origins of identity nodes and payment gateways, to which the portal posts forms. */
  readonly formOrigins: () => readonly string[];
  /** Origins of other systems that screens may embed in a frame. */
  readonly embedOrigins: () => readonly string[];
}

const nonces = new WeakMap<object, string>();

/** The nonce of this answer. The page must contain the same nonce as the header. */
export function nonceOf(request: IncomingMessage): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  const made = randomBytes(16).toString('base64url');
  nonces.set(request, made);
  return made;
}

// Types that a browser never shows as a page. Most of these headers are about pages, and would be longer than many a script or answer.
const neverPages = /^(text\/(javascript|css)|application\/(javascript|json)|font\/)/;
// Types that a browser neither frames nor follows links from.
const neverFramed = /^(text\/javascript|application\/javascript|font\/)/;
const headersOfPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** A worker obeys the policy of its own script, so scripts need one as well. */
const policyOfParts = "default-src 'self'";

/**
 * Sets strict headers on every answer: scripts and styles only from this origin or with the nonce, no framing, no plugins, no content
 * sniffing. Scripts, styles and answers to calls get the short form.
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
        // After a restart of the server, Vite's page waits for it in a worker.
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
      // A policy that a route has set for its own answer takes precedence over the one set on the raw answer.
      reply.raw.setHeader('content-security-policy', policyOfParts);
      return;
    }
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
