import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, originalLanguage } from '../../../engine';
import type { TablesAnswer } from '../answers';
import { previewPack, previewPicture, stateOf } from '../preview/preview-pack';
import type { PaperOrder, PreviewPapers } from '../preview/preview-papers';
import { answerOfOffice } from '../preview/preview-scenarios';
import { screenAt } from '../preview/shown-screen';
import { readSituation } from '../preview/situation';
import { StudioFailure } from '../studio-failure';
import { previewSubject } from './preview-routes';
import { queryText, type StudioRoutesContext, signedIn } from './signed-in';

/** What the files of previews need. */
export interface PaperRoutesContext extends StudioRoutesContext {
  readonly papers: PreviewPapers;
  /** Aborts when nobody waits for an answer any more. */
  readonly goneSignal: (reply: FastifyReply) => AbortSignal;
}

/** What the screen before passed on, as JSON of an object. */
function stateIn(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // It is refused below, as is every other text that is none.
  }
  throw new StudioFailure('bad-request');
}

type PaperRequest = FastifyRequest<{ Params: { draft: string } }>;

/** The files that a previewed screen would give residents: the PDF, and its tables for a spreadsheet. */
export function paperRoutes(app: FastifyInstance, context: PaperRoutesContext): void {
  const { papers, studio } = context;
  const { desk } = studio;

  const orderOf = async (request: PaperRequest, reply: FastifyReply): Promise<PaperOrder> => {
    await signedIn(request, context);
    const subject = previewSubject(request.params.draft);
    const shown = await previewPack(desk, subject);
    if (shown === null) throw new StudioFailure('has-errors');
    const asked = queryText(request, 'language');
    const language = Object.keys(shown.pack.index(originalLanguage).languages).find((name) => name === asked) ?? originalLanguage;
    const place = { address: queryText(request, 'address') ?? '/', state: stateIn(queryText(request, 'state')) };
    const screen = screenAt(shown, place, language);
    if (screen === null) throw new StudioFailure('not-found');
    const situation = readSituation(queryText(request, 'situation') ?? '');
    if (situation.data === 'live') throw new StudioFailure('live-not-kept');
    const answer = await answerOfOffice(shown, () => stateOf(desk, subject), situation);
    const { arms } = shown.pack.index(language).office;
    const picture = arms === null ? null : await previewPicture(desk, subject, arms);
    return { shown, screen, situation, language, answer, arms: picture, gone: context.goneSignal(reply) };
  };

  app.get<{ Params: { draft: string } }>('/preview/:draft/pdf', async (request, reply) => {
    const { bytes } = await papers.pdf(await orderOf(request, reply));
    return reply
      .type('application/pdf')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .send(Buffer.from(bytes));
  });

  app.get<{ Params: { draft: string } }>(
    '/preview/:draft/csv',
    async (request, reply): Promise<TablesAnswer> => ({
      tables: await papers.tables(await orderOf(request, reply)),
    }),
  );
}
