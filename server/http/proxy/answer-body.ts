import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OfficeFailure } from '../../errors/office-failure';
import type { OfficeAnswer } from './office-call';

/** The body to send on: a short one complete, a long one as a stream, null if there is none. */
export type AnswerBody = Buffer | Readable | null;

/** Bytes that are read before the status is sent. A failure up to here can still be answered with an error. */
const firstPart = 65_536;

const decoders = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate };

/** Decompresses an answer and reads its beginning, or all of it if it is short. Throws if that fails. */
export async function openBody(answer: OfficeAnswer, method: string): Promise<AnswerBody> {
  const { statusCode, body } = answer;
  if (method === 'HEAD' || statusCode === 204 || statusCode === 304) {
    body.destroy();
    return null;
  }
  const parts = decoded(answer)[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  while (size < firstPart) {
    const { value, done } = await parts.next();
    if (done) return Buffer.concat(first);
    const part = Buffer.from(value);
    first.push(part);
    size += part.length;
  }
  return Readable.from(joined(first, parts), { objectMode: false });
}

function decoded({ headers, body }: OfficeAnswer): Readable {
  const encoding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const decoder = Object.entries(decoders).find(([name]) => name === encoding)?.[1];
  if (!decoder) {
    body.destroy();
    throw new OfficeFailure('officeUnreadable');
  }
  const unpacked = decoder();
  // An error of one stream ends the other, and reaches whoever reads `unpacked`.
  pipeline(body, unpacked, () => undefined);
  return unpacked;
}

async function* joined(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    // If the browser disconnects during the first part, nobody reads the rest.
    await rest.return?.();
  }
}
