import type { FastifyInstance } from 'fastify';

/** Lets routes read forms that browsers post. Of a repeated field the first value counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 400_000 },
    (_request, body, done) => {
      const fields: Record<string, string> = Object.create(null);
      for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value;
      // PostgreSQL cannot store a zero character.
      if (body.includes('\0') || body.includes('%00')) done(Object.assign(new Error('A zero character'), { statusCode: 400 }));
      else done(null, fields);
    },
  );
}
