import type { FastifyInstance } from 'fastify';
import { changesBetween } from '../../../engine/authoring';
import type { ChangeMeaning, DraftAnswer, PublishedAnswer, RevisionsAnswer } from '../answers';
import { meaningOf } from '../change-meaning';
import { draftAnswer } from '../draft-answer';
import { groundWithLayer } from '../draft-check';
import { rollBack } from '../publish';
import { readRevisionLayer } from '../published-layer';
import { listRevisions, takeBack } from '../revisions';
import { StudioFailure } from '../studio-failure';
import { askedLanguage, body, draftQuestion, numberIn, type StudioRoutesContext, signedIn, text } from './signed-in';

/** What was published, the comparison of any two states, and the ways back. */
export function revisionRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/revisions', async (request): Promise<RevisionsAnswer> => {
    await signedIn(request, context);
    return { published: desk.layers.state().revision, revisions: await listRevisions(desk.database, askedLanguage(request)) };
  });

  app.get<{ Params: { from: string; to: string } }>('/compare/:from/:to', async (request): Promise<ChangeMeaning> => {
    await signedIn(request, context);
    const [from, to] = [request.params.from, request.params.to].map(numberIn);
    const before = await readRevisionLayer(desk.database, from ?? 0);
    const after = await readRevisionLayer(desk.database, to ?? 0);
    if (before === null || after === null) throw new StudioFailure('not-found');
    const definitions = desk.ground();
    const below = desk.checker.below(definitions);
    const [ground, later] = [groundWithLayer(below, before), groundWithLayer(below, after)];
    const compared = {
      before: { definitions, layer: before },
      after: { definitions, layer: after },
      changes: changesBetween(ground, later),
      ground,
    };
    return await meaningOf(desk, compared, askedLanguage(request));
  });

  app.post<{ Params: { number: string }; Body: { reason: string } }>(
    '/revisions/:number/roll-back',
    body(['reason'], { reason: text(4_000) }),
    async (request): Promise<PublishedAnswer> => {
      const editor = await signedIn(request, context);
      return { revision: await rollBack(desk, editor, numberIn(request.params.number), request.body.reason) };
    },
  );

  const place = { type: 'object', required: ['file', 'path'], properties: { file: text(300), path: text(2_000) } };
  app.post<{ Params: { number: string }; Body: { changes?: { file: string; path: string }[] } }>(
    '/revisions/:number/take-back',
    body([], { changes: { type: 'array', maxItems: 2_000, items: place } }),
    async (request): Promise<DraftAnswer> => {
      const editor = await signedIn(request, context);
      const asked = draftQuestion(request);
      const { draft, laid } = await takeBack(desk, editor, numberIn(request.params.number), request.body.changes ?? null, asked.language);
      return draftAnswer(desk, draft, laid, asked);
    },
  );
}
