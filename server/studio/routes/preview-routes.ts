import type { FastifyInstance } from 'fastify';
import { previewOffice } from '../preview/preview-office';
import { previewPack, previewPicture } from '../preview/preview-pack';
import { StudioFailure } from '../studio-failure';
import { numberIn, type StudioRoutesContext, signedIn } from './signed-in';

type OfPreview = { readonly Params: { readonly draft: string; readonly name?: string; readonly '*'?: string } };

/** What the page of a preview asks for: the files of its pack, and the answers of its office. */
export function previewRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get<OfPreview>('/preview/:draft/pack/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft, name = '' } = request.params;
    const file = (await previewPack(desk, draftNumber(draft)))?.pack.files.get(name)?.content;
    if (file === undefined) throw new StudioFailure('not-found');
    return reply.type(name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8').send(file);
  });

  app.get<OfPreview>('/preview/:draft/pack/assets/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft, name = '' } = request.params;
    const picture = await previewPicture(desk, draftNumber(draft), name);
    if (picture === null) return reply.redirect(`/pack/assets/${encodeURIComponent(name)}`);
    return reply.type('image/svg+xml').send(picture);
  });

  app.all<OfPreview>('/preview/:draft/office/*', async (request, reply) => {
    await signedIn(request, context);
    const { draft, '*': path = '' } = request.params;
    const shown = await previewPack(desk, draftNumber(draft));
    const answer = shown === null ? undefined : previewOffice(shown.loaded).answer(request.method, `/${path}`);
    if (answer === undefined) return reply.code(404).send({ kod: 9_000, opis: 'W podglądzie nie ma odpowiedzi na to wywołanie.' });
    if (answer.call.answer !== 'json') return reply.code(404).send({ kod: 9_003, opis: 'Podgląd nie pobiera plików urzędu.' });
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.value));
  });
}

/** The number of a draft; null stands for what is published. */
export function draftNumber(name: string): number | null {
  return name === published ? null : numberIn(name);
}

/** In place of a draft's number: what is published. */
export const published = 'opublikowane';
