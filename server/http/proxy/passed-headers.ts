import type { FastifyRequest } from 'fastify';
import type { OfficeAnswer, OtherOffice } from './office-call';
import { cookiesFor } from './office-cookies';

type Headers = OfficeAnswer['headers'];

// What every office may have. Who is signed in is added for those that know it.
const toOffice = ['accept', 'accept-language', 'if-modified-since', 'if-none-match', 'user-agent'];
const ofBody = ['content-type', 'content-length', 'content-encoding', 'content-disposition', 'idempotency-key'];
const toBrowser = ['content-language', 'retry-after'];
const ofCaching = ['cache-control'];

const json = /^application\/([\w.+-]+\+)?json$/;
/** Media types that a browser may execute or show as a page. */
const active =
  /^(text\/(html|xml|css|javascript|x-[\w-]+)|application\/([\w.+-]+\+xml|xml|javascript|ecmascript|x-[\w-]*script)|image\/svg\+xml|multipart\/.*)$/;

// What only a browser's own call can carry: the server neither keeps answers nor takes anything but JSON.
const ofBrowser = ['accept', 'if-modified-since', 'if-none-match'];

/** The headers of a call that the server makes itself for whoever sent a request. `carriesToken`: it says who is signed in. */
export function ownHeaders(request: FastifyRequest, office: OtherOffice, carriesToken: boolean): Record<string, string> {
  const names = toOffice.filter((name) => !ofBrowser.includes(name));
  return { ...headersOf(request, office, names, carriesToken), accept: 'application/json', ...office.headers };
}

/** The headers of a call to an office: those on the list, who is signed in, the caller's address as the portal knows it, and its own. */
export function requestHeaders(request: FastifyRequest, office: OtherOffice): Record<string, string> {
  return headersOf(request, office, request.method === 'GET' || request.method === 'HEAD' ? toOffice : [...toOffice, ...ofBody], true);
}

function headersOf(request: FastifyRequest, office: OtherOffice, names: readonly string[], carriesToken: boolean): Record<string, string> {
  const { portal, session } = office;
  const passed: Record<string, string> = {};
  for (const name of names) {
    const value = request.headers[name];
    if (typeof value === 'string') passed[name] = value;
  }
  const { authorization } = request.headers;
  const cookie = cookiesFor(office, request);
  return {
    ...passed,
    ...(carriesToken && session === 'token' && authorization !== undefined && { authorization }),
    ...(carriesToken && cookie !== null && { cookie }),
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': request.ip,
    // By it the office's log and the portal's can be put together.
    'x-request-id': request.id,
    'x-forwarded-host': portal.host,
    'x-forwarded-proto': portal.protocol.slice(0, -1),
    ...office.headers,
  };
}

/** True if the office answers with something that a browser would show or execute as a page rather than save as a file. */
export function isDocument(headers: Headers): boolean {
  return active.test(mediaType(headers)) && !isAttachment(headers);
}

/** The headers of an answer for the browser. Personal answers and answers to changes are not cached; a file is never shown in place. */
export function answerHeaders(
  { session }: OtherOffice,
  { statusCode, headers }: OfficeAnswer,
  request: FastifyRequest,
  kept: Readonly<Record<string, string>> | null,
): Record<string, string> {
  const isPublic =
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.headers.authorization === undefined &&
    session !== 'cookie' &&
    (statusCode === 200 || statusCode === 304);
  // What the office says itself goes before the definitions, and what sets a cookie is meant for one browser.
  const ofDefinitions = headers['set-cookie'] === undefined ? kept : null;
  const caching = headers['cache-control'] === undefined ? ofDefinitions : passed(headers, ofCaching);
  return {
    ...passed(headers, toBrowser),
    ...(isPublic && caching !== null
      ? { ...passed(headers, ['last-modified']), ...caching, ...weakTag(headers), vary: 'authorization' }
      : { 'cache-control': 'no-store' }),
    ...(statusCode >= 300 && statusCode < 400 && statusCode !== 304 && passed(headers, ['location'])),
    ...typeHeaders(headers),
  };
}

function typeHeaders(headers: Headers): Record<string, string> {
  const type = mediaType(headers);
  if (json.test(type)) return { 'content-type': `${type}; charset=utf-8` };
  const isKnown = /^[\w.+-]+\/[\w.+-]+$/.test(type) && !active.test(type);
  return {
    'content-type': (isKnown && text(headers['content-type'])) || 'application/octet-stream',
    'content-disposition': attachment(headers),
    'content-security-policy': "sandbox; default-src 'none'",
  };
}

function attachment(headers: Headers): string {
  const given = text(headers['content-disposition']);
  return given === null ? 'attachment' : given.replace(/^[^;]*/, 'attachment');
}

function isAttachment(headers: Headers): boolean {
  return /^\s*attachment\b/i.test(text(headers['content-disposition']) ?? '');
}

function mediaType(headers: Headers): string {
  return (text(headers['content-type']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The body is compressed again, so its bytes may differ from those of the tag. */
function weakTag(headers: Headers): Record<string, string> {
  const tag = text(headers.etag);
  return tag === null ? {} : { etag: tag.startsWith('W/') ? tag : `W/${tag}` };
}

function passed(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = text(headers[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The value of a header that may be passed on; null if it is missing or contains a character that headers may not have. */
function text(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first !== undefined && /^[\t\x20-\x7e\x80-\xff]*$/.test(first) ? first : null;
}
