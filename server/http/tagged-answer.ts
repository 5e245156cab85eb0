import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Characters of JSON beyond which the work for a tag would be felt by others.
const longest = 1_048_576;

/**
 * Sends a public answer, the same for everybody, with a tag of its content. A browser that has it asks whether it still holds, and is
 * answered 304 without the content. The tag is weak, because what is sent may be compressed. `kept`: headers of an answer about which a
 * browser need not ask for a time.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  kept: Readonly<Record<string, string>> | null,
): FastifyReply {
  reply.type('application/json; charset=utf-8');
  // Who is signed in asks in another way, and is never given what a browser kept for a visitor.
  if (kept !== null) reply.headers({ ...kept, vary: 'authorization' });
  if (json.length > longest) return (kept === null ? reply.header('cache-control', 'no-store') : reply).send(json);
  const tag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'authorization', ...kept, etag: tag });
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(json);
}

function isKnown(known: string | undefined, tag: string): boolean {
  const tags = (known ?? '').split(',').map((each) => each.trim());
  // A proxy may have made the tag a strong one.
  return tags.includes('*') || tags.includes(tag) || tags.includes(tag.slice(2));
}
