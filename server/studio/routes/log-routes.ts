import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogAnswer } from '../answers';
import { eventKinds, wordsOfEvent } from '../event-words';
import { type LogFilter, logAsCsv, readLog } from '../read-log';
import { record } from '../studio-desk';
import { administratorIn, askedLanguage, numberIn, queryText, type StudioRoutesContext } from './signed-in';

const page = 200;
const mostInFile = 100_000;

/** The log: for administrators, who stand in it themselves. */
export function logRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/log', async (request): Promise<LogAnswer> => {
    const editor = await administratorIn(request, context);
    const filter = filterOf(request);
    if (filter.before === null) await record(desk.database, desk.now(), { kind: 'log-read', editorId: editor.id });
    const language = askedLanguage(request);
    const events = await readLog(desk, filter, language, page + 1);
    const kinds = eventKinds.map((kind) => ({ kind, words: wordsOfEvent(kind, language) }));
    return { events: events.slice(0, page), more: events.length > page, kinds };
  });

  app.get('/log.csv', async (request, reply) => {
    const editor = await administratorIn(request, context);
    await record(desk.database, desk.now(), { kind: 'log-exported', editorId: editor.id });
    const language = askedLanguage(request);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${language === 'pl' ? 'dziennik' : 'log'}.csv"`)
      .send(logAsCsv(await readLog(desk, filterOf(request), language, mostInFile), language));
  });
}

function filterOf(request: FastifyRequest): LogFilter {
  const word = (name: string) => queryText(request, name);
  const number = (name: string) => {
    const given = word(name);
    return given === null ? null : numberIn(given);
  };
  return {
    person: number('person'),
    kind: word('kind'),
    draft: number('draft'),
    service: word('service'),
    from: word('from'),
    to: word('to'),
    before: number('before'),
  };
}
