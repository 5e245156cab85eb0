import type { FastifyInstance } from 'fastify';
import type { FindAccountScreen } from '../accounts/account-screens';
import type { Database } from '../database/database';
import { stopAddress, stopPath, stopReminders } from '../reminders/stop-reminders';

interface StopReminderOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly screen: FindAccountScreen;
  readonly now: () => Date;
}

/**
 * The address in the header `List-Unsubscribe` of reminders: a mail program posts to it when its reader stops them there (RFC 8058).
 * Somebody who opens it comes to the page with the button, because programs that look at links before people do must stop nothing.
 */
export async function stopReminderRoutes(app: FastifyInstance, { database, publicUrl, screen, now }: StopReminderOptions): Promise<void> {
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) => done(null, body));
  const codeOf = (query: unknown): string => {
    const kod = typeof query === 'object' && query !== null && 'kod' in query ? query.kod : null;
    return typeof kod === 'string' ? kod.slice(0, 100) : '';
  };
  app.post(stopPath, async ({ query }, reply) => {
    const stopped = await stopReminders(database, codeOf(query), now());
    return await reply
      .code(stopped ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(stopped ? 'OK' : '');
  });
  app.get(
    stopPath,
    async ({ query }, reply) => await reply.redirect(stopAddress(publicUrl, screen('stopReminders') ?? '/', codeOf(query)), 303),
  );
}
