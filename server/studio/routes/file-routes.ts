import type { FastifyInstance } from 'fastify';
import { fileValue, type LayerFiles } from '../../../engine/authoring';
import { groundWithLayer } from '../draft-check';
import { layDraft, listDrafts, openStates, readDraft } from '../drafts';
import { originsOf } from '../origins';
import { overview } from '../overview';
import { readPublished } from '../published-layer';
import { requireAdministrator } from '../rights';
import { readStoredChanges } from '../stored-json';
import { record } from '../studio-desk';
import { StudioFailure } from '../studio-failure';
import { numberIn, type StudioRoutesContext, signedIn } from './signed-in';

/** What there is, a file with the layers that its values come from, and the layer as it is. */
export function fileRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/overview', async (request) => {
    await signedIn(request, context);
    const state = await readPublished(desk.database);
    const drafts = await listDrafts(desk.database, [...openStates, 'handed-in', 'approved', 'scheduled']);
    return overview(desk, state, drafts);
  });

  app.get<{ Querystring: { file?: unknown; draft?: unknown } }>('/file', async (request) => {
    await signedIn(request, context);
    const { file, draft } = request.query;
    if (typeof file !== 'string') throw new StudioFailure('bad-request');
    const changes = typeof draft === 'string' ? readStoredChanges((await readDraft(desk.database, numberIn(draft))).changes) : [];
    const laid = await layDraft(desk, changes);
    const effective = laid.effective.read(file);
    if (effective === null) throw new StudioFailure('not-found');
    return {
      file,
      effective: effective.value,
      published: fileValue(laid.published, file) ?? null,
      below: fileValue(laid.below, file) ?? null,
      own: ownValue(laid.layer, file),
      origins: originsOf(effective),
      changes: changes.filter((change) => change.file === file),
    };
  });

  app.get('/layer', async (request) => {
    const editor = await signedIn(request, context);
    requireAdministrator(editor);
    await record(desk.database, desk.now(), { kind: 'layer-exported', editorId: editor.id });
    return await readPublished(desk.database);
  });

  app.get<{ Params: { name: string }; Querystring: { draft?: unknown } }>('/assets/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft } = request.query;
    const changes = typeof draft === 'string' ? readStoredChanges((await readDraft(desk.database, numberIn(draft))).changes) : [];
    const { layer, below } = await layDraft(desk, changes);
    const picture = fileValue(groundWithLayer(below, layer), `assets/${request.params.name}`);
    if (typeof picture !== 'string') throw new StudioFailure('not-found');
    return reply.type('image/svg+xml').send(picture);
  });
}

function ownValue(layer: LayerFiles, file: string) {
  return Object.hasOwn(layer, file) ? (layer[file] ?? null) : null;
}
