import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that holds the secret of an editor's session. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Scripts cannot read it, other sites cannot make the browser send it. Over http, which is for this machine alone, it has a plain name. */
export function sessionCookie(https: boolean): SessionCookie {
  const name = https ? '__Host-redakcja' : 'redakcja';
  const set = (reply: FastifyReply, value: string, more: { readonly maxAge?: number }) =>
    void reply.header(
      'set-cookie',
      stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'strict', secure: https, ...more }),
    );
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[name] ?? null,
    write: (reply, token) => set(reply, token, {}),
    clear: (reply) => set(reply, '', { maxAge: 0 }),
  };
}
