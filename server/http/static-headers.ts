import Fastify from 'fastify';
import { type SecurityOptions, securityHeaders } from './security-headers';

/** What a plain web server hands out: pages, pictures, and the parts of pages (scripts, styles, data). */
export const staticKinds = {
  page: 'text/html; charset=utf-8',
  picture: 'image/svg+xml',
  part: 'text/css; charset=utf-8',
} as const;

/** Headers by kind of file. */
export type StaticHeaders = Readonly<Record<keyof typeof staticKinds, Readonly<Record<string, string>>>>;

/** Hashes of what stands in a page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// What Fastify says of an answer itself, which is another server's own business.
const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection', 'keep-alive'];

/**
 * The security headers with which this server would answer, for a server that hands out the same as files: taken from its answers, so that
 * the two cannot differ. A file cannot carry a nonce; `inline` are the hashes of the page's own script and style instead.
 */
export async function staticHeaders(options: Omit<SecurityOptions, 'development'>, inline: InlineHashes): Promise<StaticHeaders> {
  const app = Fastify();
  await securityHeaders(app, { ...options, development: false });
  for (const [kind, type] of Object.entries(staticKinds)) app.get(`/${kind}`, async (_, reply) => reply.type(type).send(''));
  const headersOf = async (kind: keyof typeof staticKinds): Promise<Readonly<Record<string, string>>> => {
    const { headers } = await app.inject(`/${kind}`);
    const kept = Object.entries(headers).filter(([name]) => !ofTheAnswer.includes(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, withHashes(String(value), inline)]));
  };
  const headers = { page: await headersOf('page'), picture: await headersOf('picture'), part: await headersOf('part') };
  await app.close();
  return headers;
}

/** The policy of a page with the hashes of what stands in it, in place of a nonce. */
export function withHashes(policy: string, { scripts, styles }: InlineHashes): string {
  const allowed = { 'script-src': scripts, 'style-src': styles };
  return policy
    .split(';')
    .map((directive) => {
      const hashes = Object.entries(allowed).find(([name]) => directive.startsWith(`${name} `))?.[1] ?? [];
      return directive.replace(/'nonce-[^']*'/, hashes.map((hash) => `'${hash}'`).join(' '));
    })
    .join(';');
}
