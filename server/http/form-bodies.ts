import type { FastifyInstance } from 'fastify';

/** Lets a part of the server read forms as browsers post them. A repeated field counts once, with its first value. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 400_000 },
    (_request, body, done) => {
      const fields: Record<string, string> = Object.create(null);
      for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value;
      // No text of the database holds a zero character.
      if (body.includes('\0') || body.includes('%00')) done(Object.assign(new Error('A zero character'), { statusCode: 400 }));
      else done(null, fields);
    },
  );
}
