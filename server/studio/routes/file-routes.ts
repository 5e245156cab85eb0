import type { FastifyInstance } from 'fastify';
import { findText, languageWith, pictureType } from '../../../engine/authoring';
import { describeFault } from '../../errors/describe-fault';
import { pictureOf } from '../../publishing/layer-over';
import type { FileAnswer, FilesAnswer, FoundAnswer, Overview } from '../answers';
import { layNumbered, listDrafts, openStates } from '../drafts';
import { fileAnswer } from '../file-answer';
import { overview } from '../overview';
import { readPublished } from '../published-layer';
import { StudioFailure } from '../studio-failure';
import type { LivePreviewContext } from './live-preview';
import { numberIn, type StudioRoutesContext, signedIn } from './signed-in';

/** What there is, a file with the layers that its values come from. */
export function fileRoutes(app: FastifyInstance, context: StudioRoutesContext & Pick<LivePreviewContext, 'live'>): void {
  const { desk } = context.studio;

  app.get('/overview', async (request): Promise<Overview> => {
    await signedIn(request, context);
    const state = await readPublished(desk.database);
    const drafts = await listDrafts(desk.database, [...openStates, 'handed-in', 'approved', 'scheduled']);
    // Whoever opens the editor will change something: the first change then finds the pack checked.
    desk.checker
      .prepare(desk.ground(), state.layer)
      .catch((error: unknown) => desk.tell(`The pack could not be checked for the editor: ${describeFault(error)}`));
    return { ...overview(desk, state, drafts), live: context.live !== null };
  });

  app.get<{ Querystring: { file?: unknown; draft?: unknown } }>('/file', async (request): Promise<FileAnswer> => {
    await signedIn(request, context);
    const { file, draft } = request.query;
    if (typeof file !== 'string') throw new StudioFailure('bad-request');
    const laid = await layNumbered(desk, draftIn(draft));
    const answer = fileAnswer(laid, file);
    if (answer === null) throw new StudioFailure('not-found');
    return answer;
  });

  app.get<{ Querystring: { file?: unknown; draft?: unknown } }>('/files', async (request): Promise<FilesAnswer> => {
    await signedIn(request, context);
    const { file = [], draft } = request.query;
    const names: readonly unknown[] = [file].flat();
    if (names.length > mostFiles) throw new StudioFailure('bad-request');
    const laid = await layNumbered(desk, draftIn(draft));
    return { files: Object.fromEntries(names.map((name) => [String(name), fileAnswer(laid, String(name))])) };
  });

  app.get<{ Querystring: { words?: unknown; draft?: unknown } }>('/search', async (request): Promise<FoundAnswer> => {
    await signedIn(request, context);
    const { words, draft } = request.query;
    if (typeof words !== 'string' || words.length > mostWords) throw new StudioFailure('bad-request');
    const { effective } = await layNumbered(desk, draftIn(draft));
    return { found: findText(effective, words, mostFound, languageWith(desk.checker.kinds)) };
  });

  app.get<{ Params: { name: string }; Querystring: { draft?: unknown } }>('/assets/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft } = request.query;
    const { name } = request.params;
    const { layer } = await layNumbered(desk, draftIn(draft));
    const picture = pictureOf(layer, name);
    const type = pictureType(name);
    if (type === null) throw new StudioFailure('not-found');
    // What the layers below bring is the portal's.
    return picture === null ? reply.redirect(`/pack/assets/${name}`) : reply.type(type).send(Buffer.from(picture));
  });
}

const mostFiles = 40;
const mostWords = 200;
const mostFound = 60;

/** The number of a draft in a query, null where none is named. */
function draftIn(draft: unknown): number | null {
  return typeof draft === 'string' ? numberIn(draft) : null;
}
