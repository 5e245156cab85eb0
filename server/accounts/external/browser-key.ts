import { parseCookie, stringifySetCookie } from 'cookie';
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountCall } from '../account-desk';
import { hashOfCode } from '../secrets';

/** A secret that a browser keeps between the steps of an external login, so that nobody can make another browser continue the login. */
export interface BrowserKey {
  /** What the browser sent; null if it has no key. */
  readonly value: string | null;
  /** Stores a value in the browser for a number of seconds. */
  keep(value: string, seconds: number): void;
}

const name = 'okienko-logowanie';

/** The key of the browser that sent a request. Scripts cannot read it, and other sites cannot make the browser send it. */
export function browserKey(request: FastifyRequest, reply: FastifyReply, https: boolean): BrowserKey {
  return {
    value: parseCookie(request.headers.cookie ?? '')[name] ?? null,
    keep: (value, maxAge) => {
      reply.header(
        'set-cookie',
        stringifySetCookie({ name, value, maxAge, path: '/api/', httpOnly: true, sameSite: 'lax', secure: https }),
      );
    },
  };
}

/** A call from a browser that may have begun an external login. */
export interface BrowserCall extends AccountCall {
  readonly browser: BrowserKey;
}

/** Limits a query to what this browser began; it finds nothing if the browser has no key. */
export function ofBrowser(column: AnyColumn, { value }: BrowserKey): SQL {
  return value === null ? sql`false` : eq(column, hashOfCode(value));
}
