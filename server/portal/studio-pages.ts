import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentFolder, originalLanguage } from '../../engine';
import { nonceOf } from '../http/security-headers';
import type { Publisher } from '../publishing/publisher';
import type { Studio } from '../studio/open-studio';
import { type FrameStart, frameScript } from '../studio/preview/frame-script';
import { shownPack } from '../studio/preview/preview-pack';
import { readSituation, type Situation, situationStep } from '../studio/preview/situation';
import { previewSubject } from '../studio/routes/preview-routes';
import { sessionCookie } from '../studio/routes/session-cookie';
import { signedIn } from '../studio/routes/signed-in';
import { refusalWords, StudioFailure, studioErrors } from '../studio/studio-failure';
import { readBuildManifest } from './build-manifest';
import { frameNotice } from './frame-notice';
import { renderPage } from './page';
import type { PortalApp } from './portal-routes';

/** The built editor, with the way to get the template of its page. */
export interface StudioApp {
  /** Folder with the files of the build; it may fill when the template is first asked for. */
  readonly folder: string;
  template(): Promise<string>;
}

interface StudioPageOptions {
  readonly studio: Studio;
  readonly app: StudioApp;
  /** The residents' app, which draws the previews. */
  readonly portal: PortalApp;
  readonly publisher: Publisher;
  readonly publicUrl: string;
}

const pageType = 'text/html; charset=utf-8';
const anyColour = '#1f5c4a';
const nothingToShow = {
  pl: 'Ten szkic ma błędy, więc nie ma czego pokazać. Popraw je, a podgląd wróci.',
  en: 'This draft has errors, so there is nothing to show. Mend them and the preview comes back.',
};

/** The page of the editor at /redakcja, its files, and the pages of its previews. */
export async function studioPages(
  fastify: FastifyInstance,
  { studio, app, portal, publisher, publicUrl }: StudioPageOptions,
): Promise<void> {
  const assets = join(app.folder, 'assets');
  mkdirSync(assets, { recursive: true });
  await fastify.register(fastifyStatic, {
    root: assets,
    prefix: '/redakcja/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = nonceOf(request.raw);
    const index = publisher.current()?.index(originalLanguage);
    const settings = { nonce, portalName: index?.office.portalName ?? '', primary: index?.theme.primary ?? anyColour };
    const made = (await app.template())
      .replaceAll('%NONCE%', () => nonce)
      .replace('%TITLE%', () => 'Redakcja')
      .replace('"%SETTINGS%"', () => JSON.stringify(settings).replaceAll('<', '\\u003c'));
    return reply.header('cache-control', 'no-store').type(pageType).send(made);
  };
  // Its views have addresses of their own below it.
  for (const address of ['/redakcja', '/redakcja/*']) fastify.get(address, page);

  const context = { studio, cookie: sessionCookie(publicUrl.startsWith('https:')) };
  const buildFiles = readBuildManifest(portal.folder ?? '');
  fastify.get<{
    Params: { draft: string };
    Querystring: { address?: string; language?: string; contrast?: string; letters?: string; situation?: string };
  }>('/redakcja/podglad/:draft', { errorHandler: sendFailure }, async (request, reply) => {
    await signedIn(request, context);
    const { draft } = request.params;
    const shown = await shownPack(studio.desk, previewSubject(draft));
    if (shown === null) return sendNotice(request, reply, 409, nothingToShow);
    const { pack } = shown;
    const nonce = nonceOf(request.raw);
    const { address = '/', language: asked, contrast, letters, situation = '' } = request.query;
    const seen = readSituation(situation);
    const languages = Object.keys(pack.index(originalLanguage).languages);
    const language = languages.find((name) => name === asked) ?? languages[0] ?? originalLanguage;
    const office = `/redakcja/api/preview/${draft}/office/${situationStep(seen)}`;
    const page = renderPage(await portal.template(), {
      nonce,
      pack,
      path: address,
      // A new pack is shown at once, as in development: the frame's script brings the news.
      development: true,
      day: null,
      draws: true,
      embedOrigins: [],
      chosen: language,
      language,
      buildFiles,
      bases: { api: office, pack: `/redakcja/api/preview/${draft}/pack` },
    });
    const opening = `<script nonce="${nonce}">${frameScript({ address, documents: { from: `${documentFolder}/`, to: office }, stored: storedOf(seen, { language, contrast, letters }) })}</script>`;
    return asFrame(reply).send(page.replace('<head>', () => `<head>${opening}`));
  });
}

/** The answer as a page that the editor may show in a frame. */
function asFrame(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-security-policy', ownFrames(String(reply.raw.getHeader('content-security-policy') ?? '')))
    .type(pageType);
}

function sendNotice(request: FastifyRequest, reply: FastifyReply, status: number, words: typeof nothingToShow): FastifyReply {
  return asFrame(reply.code(status)).send(frameNotice(nonceOf(request.raw), words));
}

/** Says in the frame why there is no preview; what is no refusal of the editor goes on to the server's own answer. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof StudioFailure)) throw error;
  const [status] = studioErrors[error.code];
  const words = { pl: refusalWords(error.code, 'pl', error.details), en: refusalWords(error.code, 'en', error.details) };
  void sendNotice(request, reply, status, words);
}

/** What the portal finds in the browser's storage: the choices of the preview, and the token of whoever looks. No office takes that token. */
function storedOf(
  { person }: Situation,
  {
    language,
    contrast,
    letters,
  }: { readonly language: string; readonly contrast?: string | undefined; readonly letters?: string | undefined },
): FrameStart['stored'] {
  return {
    'okienko.language': language,
    'okienko.cookies': 'true',
    ...(contrast === 'high' && { 'okienko.contrast': 'high' }),
    ...((letters === 'medium' || letters === 'large') && { 'okienko.fontSize': letters }),
    ...(person === 'restricted' && { 'okienko.restrictedToken': 'podglad' }),
    ...((person === 'person' || person === 'institution') && { 'okienko.token': 'podglad', 'okienko.greeted': 'true' }),
  };
}

/** The policy of the page with this server's own pages as those that may frame it. */
function ownFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
