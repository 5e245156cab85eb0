import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { originalLanguage } from '../../engine';
import { nonceOf } from '../http/security-headers';
import type { Publisher } from '../publishing/publisher';
import type { Studio } from '../studio/open-studio';
import { frameScript } from '../studio/preview/frame-script';
import { previewPack } from '../studio/preview/preview-pack';
import { draftNumber } from '../studio/routes/preview-routes';
import { sessionCookie } from '../studio/routes/session-cookie';
import { signedIn } from '../studio/routes/signed-in';
import { readBuildManifest } from './build-manifest';
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
  fastify.get('/redakcja', async (request, reply) => {
    const nonce = nonceOf(request.raw);
    const index = publisher.current()?.index(originalLanguage);
    const settings = { nonce, portalName: index?.office.portalName ?? '', primary: index?.theme.primary ?? anyColour };
    const page = (await app.template())
      .replaceAll('%NONCE%', () => nonce)
      .replace('%TITLE%', () => 'Redakcja')
      .replace('"%SETTINGS%"', () => JSON.stringify(settings).replaceAll('<', '\\u003c'));
    return reply.header('cache-control', 'no-store').type(pageType).send(page);
  });

  const context = { studio, cookie: sessionCookie(publicUrl.startsWith('https:')) };
  const buildFiles = readBuildManifest(portal.folder ?? '');
  fastify.get<{ Params: { draft: string }; Querystring: { address?: string; language?: string } }>(
    '/redakcja/podglad/:draft',
    async (request, reply) => {
      await signedIn(request, context);
      const { draft } = request.params;
      const shown = await previewPack(studio.desk, draftNumber(draft));
      if (shown === null) return reply.code(409).type('text/plain; charset=utf-8').send('Szkic ma błędy.\n');
      const { pack } = shown;
      const nonce = nonceOf(request.raw);
      const { address = '/', language: asked } = request.query;
      const languages = Object.keys(pack.index(originalLanguage).languages);
      const language = languages.find((name) => name === asked) ?? languages[0] ?? originalLanguage;
      const page = renderPage(await portal.template(), {
        nonce,
        pack,
        path: address,
        development: false,
        day: null,
        draws: false,
        embedOrigins: [],
        chosen: language,
        language,
        buildFiles,
        bases: { api: `/redakcja/api/preview/${draft}/office`, pack: `/redakcja/api/preview/${draft}/pack` },
      });
      const opening = `<script nonce="${nonce}">${frameScript({ address, stored: { 'okienko.language': language, 'okienko.cookies': 'true' } })}</script>`;
      return reply
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        .header('content-security-policy', ownFrames(String(reply.raw.getHeader('content-security-policy') ?? '')))
        .type(pageType)
        .send(page.replace('<head>', () => `<head>${opening}`));
    },
  );
}

/** The policy of the page with this server's own pages as those that may frame it. */
function ownFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
