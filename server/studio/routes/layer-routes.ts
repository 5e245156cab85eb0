import type { FastifyInstance } from 'fastify';
import type { DraftEntry, LookedLayer } from '../answers';
import { archiveOfLayer, layerOfArchive } from '../layer-archive';
import { lookAtLayer, proposeLayer } from '../layer-import';
import { readPublished } from '../published-layer';
import { record } from '../studio-desk';
import { administratorIn, askedLanguage, queryText, type StudioRoutesContext } from './signed-in';

const largestArchive = 8_388_608;

/** The published layer as files, and files as a proposal: for administrators. */
export function layerRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  app.addContentTypeParser('application/zip', { parseAs: 'buffer', bodyLimit: largestArchive }, (_request, body, done) => done(null, body));

  app.get('/layer', async (request) => {
    const editor = await administratorIn(request, context);
    await record(desk.database, desk.now(), { kind: 'layer-exported', editorId: editor.id });
    return await readPublished(desk.database);
  });

  app.get('/layer.zip', async (request, reply) => {
    const editor = await administratorIn(request, context);
    const { revision, layer } = await readPublished(desk.database);
    await record(desk.database, desk.now(), { kind: 'layer-exported', editorId: editor.id, revision });
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="redakcja-${revision}.zip"`)
      .send(archiveOfLayer(layer));
  });

  app.post<{ Body: unknown }>('/layer/look', { bodyLimit: largestArchive }, async (request): Promise<LookedLayer> => {
    const editor = await administratorIn(request, context);
    return await lookAtLayer(desk, editor, layerOfArchive(bytesOf(request.body)), askedLanguage(request));
  });

  app.post<{ Body: unknown }>('/layer/proposal', { bodyLimit: largestArchive }, async (request): Promise<DraftEntry> => {
    const editor = await administratorIn(request, context);
    const word = (name: string) => queryText(request, name) ?? '';
    const words = { title: word('title'), reason: word('reason'), legalBasis: word('legalBasis') };
    return await proposeLayer(desk, editor, layerOfArchive(bytesOf(request.body)), words);
  });
}

function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}
