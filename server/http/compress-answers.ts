import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const options: FastifyCompressOptions = {
  encodings: ['br', 'gzip', 'identity'],
  threshold: 1_024,
  // Larger answers are compressed outside the event loop.
  syncThreshold: 16_384,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};

/**
 * Compresses JSON and text of all routes that are added afterwards. PDFs and pictures are compressed already. Compression does not reveal
 * secrets here (BREACH): tokens are in a header that no other site can make a browser send, and answers that contain a token repeat nothing
 * of the request.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...options, customTypes: /^(application\/([\w.+-]+\+)?json|text\/(plain|csv))\b/ });
}

/**
 * Lets handlers of pages send them by `reply.compress`. A page holds no secret but its nonce, which is another one in each answer, so that
 * its length reveals nothing.
 */
export async function compressPages(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...options, global: false, customTypes: /^text\/html\b/ });
}
