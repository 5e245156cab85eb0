import type { OfficePlace } from './plan-call';

/** An answer as it came, or in words why none did. */
export type Heard = { readonly status: number; readonly isHtml: boolean; readonly body: Uint8Array } | string;

/** The longest answer that is read, in bytes. */
const longest = 64 * 1024 * 1024;

/** How many redirects inside the office are followed, as many as the portal follows. */
const mostRedirects = 3;

/** What is asked: a path below the address of the office, and how long the whole answer may take in milliseconds. */
interface Asked {
  readonly office: OfficePlace;
  readonly path: string;
  readonly token: string | null;
  readonly timeLimit: number;
}

/** Asks the office and reads the whole answer. It never throws: every failure is a line of words. */
export async function fetchAnswer({ office: { address: office, headers: own }, path, token, timeLimit }: Asked): Promise<Heard> {
  const signal = AbortSignal.timeout(timeLimit);
  const failed = (error: unknown, otherwise: string): string =>
    signal.aborted ? `gives no whole answer within ${timeLimit / 1000} s` : networkWords(error, new URL(office).host, otherwise);
  const headers = new Headers({ ...(token !== null && { authorization: `Bearer ${token}` }), ...own });
  let response: Response;
  try {
    response = await follow(office, office + path, { headers, redirect: 'manual', signal }, mostRedirects);
  } catch (error) {
    return failed(error, 'the connection fails');
  }
  try {
    const body = await readBody(response);
    if (body === null) return `answers more than ${longest / 1024 / 1024} MB`;
    return { status: response.status, isHtml: (response.headers.get('content-type') ?? '').startsWith('text/html'), body };
  } catch (error) {
    return failed(error, 'the connection ends in the middle of the answer');
  }
}

/** A redirect that leads out of the office is an answer: neither token nor numbers go elsewhere. */
async function follow(office: string, address: string, init: RequestInit, left: number): Promise<Response> {
  const response = await fetch(address, init);
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null || left === 0) return response;
  const target = URL.canParse(location, address) ? new URL(location, address).href : '';
  if (!target.startsWith(`${new URL(office).href.replace(/\/$/, '')}/`)) return response;
  await response.body?.cancel();
  return await follow(office, target, init, left - 1);
}

async function readBody({ body }: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > longest) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function networkWords(error: unknown, host: string, otherwise: string): string {
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the name ${host} is not known`;
    case 'ECONNREFUSED':
      return `nothing listens at ${host}`;
    case null:
      return otherwise;
    default:
      return `${otherwise} (${code})`;
  }
}

/** The error that lies deepest names the reason. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return codeOf(error.cause) ?? own;
}
