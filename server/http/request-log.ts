import type { FastifyInstance } from 'fastify';

/** Logs one line per answered request: method, path, status, time. Never a query, a body, or a number that may identify a person. */
export function logRequests(app: FastifyInstance, write: (line: string) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = withoutNumbers(request.url.split('?')[0] ?? '');
    write(`${new Date().toISOString()} ${request.method} ${path} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
  });
}

/** A path for the log. Nine or more digits in a row could be a PESEL or another number of a person, so they are masked. */
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
