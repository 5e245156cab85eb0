import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OfficeFailure } from '../../errors/office-failure';
import type { OfficeAnswer } from './office-call';

/** What is sent on: a short answer whole, a long one as it comes, null when there is none. */
export type AnswerBody = Buffer | Readable | null;

/** So much is read before the status goes out: a break or a fault up to here is answered with words. */
const firstPart = 65_536;

const decoders = { br: createBrotliDecompress, gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate };

/** Unpacks an answer and reads its beginning, or all of it when it is short. It throws when that cannot be done. */
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
  // Either side's error ends the other, and whoever reads `unpacked` meets it.
  pipeline(body, unpacked, () => undefined);
  return unpacked;
}

async function* joined(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    // A browser that goes away before the end of the first part has not begun to read the rest.
    await rest.return?.();
  }
}
