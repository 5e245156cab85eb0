import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses JSON and texts of the routes that are added from here on. PDFs and pictures are compressed already. A secret in an answer
 * cannot be guessed by its compressed length here: tokens come in a header that no other site can have a browser send, and answers
 * that carry one repeat nothing that the call brought.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: 1_024,
    // Larger ones are compressed beside the event loop.
    syncThreshold: 16_384,
    customTypes: /^(application\/([\w.+-]+\+)?json|text\/(plain|csv))\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
