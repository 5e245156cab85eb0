// An office with shapes of its own, put in front of the reference office: the envelope {meta, dane}, errors {blad}, a session in a cookie.
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { isRecord } from '../../engine';
import type { OfficeCall } from '../../engine/authoring';
import { foreignName, foreignValue, ownBody } from './shapes';
import { uploadPath } from './uploads';

const cookieName = 'SESJA';

/** A request as the foreign office received it. */
export interface ForeignCall {
  readonly method: string;
  readonly path: string;
  /** The query as it came. */
  readonly search: string;
  /** The JSON body as it came; null for none. */
  readonly body: unknown;
  /** The body as it came, where files are sent. */
  readonly content?: { readonly type: string; readonly bytes: Buffer; readonly key: string | undefined };
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

/** What the office does with a call instead of answering it well: it hangs, it knows no session any more, or it refuses in its own words. */
export type ForeignFault = 'hangs' | 'ended' | { readonly kod: number; readonly tresc: string; readonly pole?: string };

interface ForeignParts {
  /** Address of the reference office. */
  readonly inner: string;
  readonly calls: readonly OfficeCall[];
  /** Takes what the office is asked. */
  readonly received: ForeignCall[];
  /** Faults by the path of the call in the base pack. */
  readonly faults: ReadonlyMap<string, ForeignFault>;
}

/** Makes the foreign office over the calls of a reference office. */
export function createForeignOffice({ inner, calls, received, faults }: ForeignParts): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const sessions = new Map<string, string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 20_000_000 }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const [address = '', search] = request.url.split('?', 2);
    const path = address.replace(/^\/v3(?=\/)/, '');
    const { authorization, cookie } = request.headers;
    const session = /(?:^|; )SESJA=([0-9a-f]+)/.exec(cookie ?? '')?.[1] ?? '';
    const token = sessions.get(session);
    const call = calls.find(({ method, endpoint }) => method === request.method && patternOf(endpoint).test(path));
    const given: unknown = /json/.test(request.headers['content-type'] ?? '') ? JSON.parse(String(request.body)) : null;
    received.push({ method: request.method, path, search: search ?? '', body: given, authorization, cookie });
    if (path === uploadPath && Buffer.isBuffer(request.body)) {
      const { 'content-type': type = '', 'idempotency-key': key } = request.headers;
      const content = { type, bytes: request.body, key: typeof key === 'string' ? key : undefined };
      received.push({ method: request.method, path, search: '', body: given, content, authorization, cookie });
      return await reply.send({ meta: {}, dane: {} });
    }
    const fault = faults.get(path);
    if (fault === 'hangs') return await never;
    if (fault === 'ended') {
      sessions.clear();
      return await reply.code(401).send({ meta: {}, blad: { kod: 401, tresc: 'Sesja wygasła.' } });
    }
    if (fault) return await reply.code(422).send({ meta: {}, blad: fault });
    // Calls of the table have paths of this office; what a service sends to an endpoint of its own keeps the names of the base pack.
    const isShared = call !== undefined && address !== path;
    const query = isShared ? ownQuery(search ?? '') : (search ?? '');
    const sent = isShared && given !== null ? Buffer.from(JSON.stringify(ownBody(call.body, given))) : request.body;
    const answer = await fetch(`${inner}/api${path}${query === '' ? '' : `?${query}`}`, {
      method: request.method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.headers['content-type'] !== undefined && { 'content-type': request.headers['content-type'] }),
      },
      body: Buffer.isBuffer(sent) && sent.length > 0 ? new Uint8Array(sent) : null,
    });
    reply.code(answer.status);
    for (const name of ['location', 'content-disposition', 'retry-after']) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith('application/json')) return await reply.type(type || 'application/octet-stream').send(bytes);
    const value: unknown = JSON.parse(bytes.toString() || 'null');
    if (!answer.ok) return await reply.send({ meta: {}, blad: isRecord(value) ? { kod: value.kod, tresc: value.opis } : {} });
    if (path === '/pi/wylogowanie') {
      sessions.delete(session);
      reply.header('set-cookie', `${cookieName}=; Path=/; Max-Age=0`);
    }
    return await reply.send({ meta: { wersja: 3 }, dane: foreignValue(call?.response ?? null, withoutToken(value, reply)) });
  });

  /** The token of a login stays here; the browser gets a cookie, and in its place a name that is worth nothing. */
  function withoutToken(value: unknown, reply: { header(name: string, value: string): unknown }): unknown {
    if (!isRecord(value) || typeof value.token !== 'string') return value;
    const session = randomBytes(16).toString('hex');
    sessions.set(session, value.token);
    reply.header('set-cookie', `${cookieName}=${session}; Path=/; HttpOnly`);
    return { ...value, token: `w-ciasteczku-${randomBytes(4).toString('hex')}` };
  }
  return app;
}

// The connection ends when the server is closed.
const never = new Promise<never>(() => undefined);

/** The query by the names of the contract. A parameter that does not bear a name of this office is not known here. */
function ownQuery(search: string): string {
  const prefix = foreignName('');
  const own = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name === 'lang' ? [[name, value]] : name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
  return new URLSearchParams(own).toString();
}

function patternOf(endpoint: string): RegExp {
  return new RegExp(`^${endpoint.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
