import type { FastifyReply } from 'fastify';
import { encodePart } from '../../engine/values';
import { type OfficeFile, StreamedFile } from '../calls/define-resource';

/** Answers with a file under its name; one that the browser's system cannot write has a plain name beside it. */
export function sendFile(reply: FastifyReply, file: OfficeFile): FastifyReply {
  const { bytes, fileName, type } = file;
  const ascii = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodePart(fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .send(file instanceof StreamedFile ? file.content : Buffer.from(bytes));
}

/** Aborts when the connection ends before the answer has been sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Listens to the answer, because the request emits `close` as soon as its body has been read.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
