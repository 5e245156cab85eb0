import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A file on its way to the office, as the body of a call. */
export interface SentFile {
  readonly content: Readable;
  /** As the sender calls it: nothing of it can be relied on. */
  readonly name: string;
  /** How many bytes the sender says it has; null when it says nothing. */
  readonly size: number | null;
  /** By which the sender knows this sending, also when its answer was lost; null when it gave none. */
  readonly key: string | null;
}

/** The file that is the body of a request; null for any other body. */
export function sentFile({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): SentFile | null {
  if (!(body instanceof Readable)) return null;
  const key = headers['idempotency-key'];
  const size = headers['content-length'];
  return {
    content: body,
    size: size !== undefined && /^\d{1,15}$/.test(size) ? Number(size) : null,
    name: nameIn(headers['content-disposition'] ?? ''),
    key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null,
  };
}

/** The name in a Content-Disposition (RFC 6266): the encoded one, else the plain one. */
function nameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]*)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*"?([^";]*)/i.exec(disposition)?.[1] ?? '';
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    // A name that nobody can read is as good as none.
    return plain;
  }
}
