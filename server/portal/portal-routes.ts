import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyReading, contentHash, type Language, originalLanguage, requestAddress, type ShellCall, shellRequest } from '../../engine';
import { type CalendarDay, calendarDay, isOnDay } from '../../portal';
import { keptPage, pageVersion, workerAddress } from '../../portal/offline';
import { officeDay } from '../calendar/office-day';
import { compressPages } from '../http/compress-answers';
import { nonceOf } from '../http/security-headers';
import { withHashes } from '../http/static-headers';
import type { PublishedPack } from '../publishing/published-pack';
import type { Publisher } from '../publishing/publisher';
import { readBuildManifest } from './build-manifest';
import { namedLanguage } from './named-language';
import { renderPage } from './page';
import { everyPage, isKnownRoute } from './page-address';
import { pageWithoutNonce } from './page-without-nonce';
import { portalFiles } from './portal-files';
import { problemsPage } from './problems-page';

/** The built app or the development server, with the way to get the template of its page. */
export interface PortalApp {
  /** Folder with the files of the build; null when a development server answers for them. */
  readonly folder: string | null;
  template(): Promise<string>;
}

interface PortalOptions {
  readonly app: PortalApp;
  readonly publisher: Publisher;
  readonly development: boolean;
  /** Address by which residents reach the portal. */
  readonly publicUrl: string;
  now(): Date;
  /** Origins that screens may embed besides those of the pack. */
  readonly embedOrigins: readonly string[];
}

// Milliseconds for which a small file stands: a site map asks the office for all of its content.
const fileKept = 60_000;
const contentTypeOfPage = 'text/html; charset=utf-8';

/** Serves the app: its files for ever, its page fresh each time, at every address that is not a file. */
export async function portalRoutes(
  fastify: FastifyInstance,
  { app, publisher, development, publicUrl, now, embedOrigins }: PortalOptions,
): Promise<void> {
  if (app.folder !== null && existsSync(join(app.folder, 'assets'))) {
    await fastify.register(fastifyStatic, {
      root: join(app.folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      // A name with its content's hash is never asked for again.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      index: false,
      decorateReply: false,
    });
  }

  await compressPages(fastify);
  const buildFiles = readBuildManifest(app.folder ?? '');
  const dayNow = dayKeeper(now);

  fastify.get('/openapi.json', async (_request, reply) => {
    const document = publisher.openApi();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json')
      .code(document === null ? 503 : 200)
      .send(document ?? '{}');
  });

  const ask = officeByRoute(fastify);
  for (const { path, type, text } of portalFiles) {
    const kept = keptFor(fileKept, (pack: PublishedPack) =>
      text({ pack, index: pack.index(defaultLanguage(pack)), origin: new URL(publicUrl).origin, now: now(), ask }),
    );
    fastify.get(path, async (_request, reply) => {
      const pack = publisher.current();
      if (pack === null) return reply.code(503).type('text/plain').send('Not published\n');
      const file = await kept(pack);
      reply.header('cache-control', 'no-cache');
      return file === null ? reply.code(404).type('text/plain').send('Not found\n') : reply.type(type).send(file);
    });
  }

  const languagesFor = (request: FastifyRequest, pack: PublishedPack) => {
    const offered = Object.keys(pack.index(originalLanguage).languages);
    const chosen = namedLanguage(request.url, offered) ?? chosenLanguage(request.headers.cookie, offered);
    return { chosen, language: chosen ?? defaultLanguage(pack) };
  };

  const versionOf = pageVersions();
  // In development nothing is kept: an author must see what is there now.
  const worker = development || app.folder === null ? null : join(app.folder, workerAddress);
  if (worker !== null && existsSync(worker)) {
    const code = await readFile(worker, 'utf8');
    fastify.get(workerAddress, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    );
    fastify.get(keptPage, async (request, reply) => {
      const pack = publisher.current();
      reply.header('cache-control', 'no-store');
      if (pack === null) return reply.code(503).type('text/plain').send('Not published\n');
      const values = { pack, embedOrigins, buildFiles, draws: true, ...languagesFor(request, pack) };
      const template = await app.template();
      const { page, inline } = pageWithoutNonce(template, values);
      const policy = String(reply.raw.getHeader('content-security-policy') ?? '');
      reply.header(pageVersion, versionOf(pack, template));
      return reply.header('content-security-policy', withHashes(policy, inline)).type(contentTypeOfPage).compress(page);
    });
  }

  const notFound = (reply: FastifyReply) => reply.header('cache-control', 'no-store').code(404).type('text/plain').send('Not found\n');
  fastify.setNotFoundHandler(async (request, reply) => {
    // Who comes back from a gateway or a login elsewhere may be sent by a form. All that a page needs stands in its address.
    if (request.method === 'POST' && isOpened(request)) return reply.redirect(ownAddress(request.url), 303);
    return notFound(reply);
  });
  fastify.get(everyPage, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isFile(path) && !isOpened(request)) return notFound(reply);
    reply.header('cache-control', 'no-store');
    const nonce = nonceOf(request.raw);
    const pack = publisher.current();
    if (pack === null)
      return reply
        .code(503)
        .type(contentTypeOfPage)
        .send(problemsPage(nonce, development ? publisher.problems() : null));
    const template = await app.template();
    const { chosen, language } = languagesFor(request, pack);
    return reply
      .header(pageVersion, versionOf(pack, template))
      .code(isKnownRoute(pack, path) ? 200 : 404)
      .type(contentTypeOfPage)
      .compress(
        renderPage(template, { nonce, pack, path, development, day: dayNow(), draws: true, embedOrigins, chosen, language, buildFiles }),
      );
  });
}

/** Asks whatever answers the calls of this server, as a browser would. */
function officeByRoute(fastify: FastifyInstance): (call: ShellCall) => Promise<unknown> {
  return async (call) => {
    const request = shellRequest(call);
    const { statusCode, headers, body } = await fastify.inject({ method: call.method, url: `/api${requestAddress(request)}` });
    const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
    if (statusCode !== 200 || !isJson) return null;
    const answer: unknown = JSON.parse(body);
    return call.reading === undefined || headers['x-portal-answer'] !== undefined ? answer : applyReading(call.reading, answer);
  };
}

/** Makes something of a pack once and again after some time; who asks meanwhile gets the same. */
function keptFor<Made>(time: number, make: (pack: PublishedPack) => Made): (pack: PublishedPack) => Made {
  let kept: { readonly pack: PublishedPack; readonly until: number; readonly made: Made } | null = null;
  return (pack) => {
    const moment = performance.now();
    if (kept === null || kept.pack !== pack || kept.until < moment) kept = { pack, until: moment + time, made: make(pack) };
    return kept.made;
  };
}

/** Tells the version of pages: of what they are built from, and of the pack. */
function pageVersions(): (pack: PublishedPack, template: string) => string {
  let known: { readonly pack: PublishedPack; readonly template: string; readonly version: string } | null = null;
  return (pack, template) => {
    if (known?.pack !== pack || known.template !== template)
      known = { pack, template, version: contentHash(`${pack.version} ${template}`) };
    return known.version;
  };
}

/** The language in which the portal opens for who has chosen none. */
function defaultLanguage(pack: PublishedPack): Language {
  return Object.keys(pack.index(originalLanguage).languages)[0] ?? originalLanguage;
}

/** The current day, worked out again only after midnight. */
function dayKeeper(now: () => Date): () => CalendarDay {
  let day: CalendarDay | null = null;
  return () => {
    const moment = now().getTime();
    day = day !== null && isOnDay(day, moment) ? day : calendarDay(moment, (instant) => officeDay(new Date(instant)));
    return day;
  };
}

/** Whether a person opens the address in a browser, rather than a page or a program that fetches a file. */
function isOpened({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** An address of this server: two strokes at its beginning would lead to another one. */
function ownAddress(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}

/** A missing file must not be answered with the page where a file is fetched: a browser would take it for a script. */
function isFile(path: string): boolean {
  return /^\/(assets|pack)\//.test(path) || /\.\w{1,8}$/.test(path);
}

const cookieName = 'okienko.language';

/** The language that the page stored in its cookie, so that the first files can be named in it; null when none was chosen. */
export function chosenLanguage(cookies: string | undefined, offered: readonly Language[]): Language | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName) return offered.find((language) => language === value) ?? null;
  }
  return null;
}
