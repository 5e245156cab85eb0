import type { FastifyInstance } from 'fastify';

/** Writes one line for each answered request: method, path, status, time. Never a query, a body or a number that may identify a person. */
export function logRequests(app: FastifyInstance, write: (line: string) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = withoutNumbers(request.url.split('?')[0] ?? '');
    write(`${new Date().toISOString()} ${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
  });
}

/** A path as it may be written down: eleven digits in a row could be a PESEL that somebody put into the address. */
export function withoutNumbers(path: string): string {
  return decodeSafely(path)
    .replace(/\d{9,}/g, '…')
    .replace(/[^\x21-\x7e…]/g, '?')
    .slice(0, 200);
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replaceAll('%', '?');
  }
}
