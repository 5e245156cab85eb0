import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses JSON and text of all routes that are added afterwards. PDFs and pictures are compressed already. Compression does not reveal
 * secrets here (BREACH): tokens are in a header that no other site can make a browser send, and answers that contain a token repeat nothing
 * of the request.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: 1_024,
    // Larger answers are compressed outside the event loop.
    syncThreshold: 16_384,
    customTypes: /^(application\/([\w.+-]+\+)?json|text\/(plain|csv))\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
