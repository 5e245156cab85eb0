import type { FastifyRequest } from 'fastify';

/** Whether a change comes from a page of this very server: browsers say from which origin, and other sites cannot make them say another. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === request.host;
}
