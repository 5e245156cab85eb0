import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureType } from '../../../engine/authoring';
import { encodePart } from '../../../engine/values';
import { textsOf } from '../../errors/office-failure';
import type { ScenarioEditAnswer, ScenariosAnswer } from '../answers';
import { earlierFile } from '../earlier-files';
import type { PreviewAnswer } from '../preview/preview-office';
import { type PreviewSubject, previewPack, previewPicture, shownPack, stateOf } from '../preview/preview-pack';
import { answerOfOffice, scenarioFile, scenariosOf, tryScenarios, withScenario } from '../preview/preview-scenarios';
import type { ShownPlace } from '../preview/shown-screen';
import { readSituation } from '../preview/situation';
import { StudioFailure } from '../studio-failure';
import { accountAnswer, askLive, type LivePreviewContext, sendLive } from './live-preview';
import { askedLanguage, body, numberIn, signedIn, text } from './signed-in';

type OfPreview = { readonly Params: { readonly draft: string; readonly name?: string; readonly '*'?: string } };

/** What the page of a preview asks for: the files of its pack, and the answers of its office. */
export function previewRoutes(app: FastifyInstance, context: LivePreviewContext): void {
  const { studio, live, goneSignal } = context;
  const { desk } = studio;

  app.get<OfPreview>('/preview/:draft/pack/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft, name = '' } = request.params;
    const file = (await shownPack(desk, previewSubject(draft)))?.pack.files.get(name)?.content ?? earlierFile(desk, name);
    if (file === null) throw new StudioFailure('not-found');
    return reply.type(name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8').send(file);
  });

  app.get<OfPreview>('/preview/:draft/pack/assets/:name', async (request, reply) => {
    await signedIn(request, context);
    const { draft, name = '' } = request.params;
    const picture = await previewPicture(desk, previewSubject(draft), name);
    if (picture === null) return reply.redirect(`/pack/assets/${encodePart(name)}`);
    return reply.type(pictureType(name) ?? 'application/octet-stream').send(Buffer.from(picture));
  });

  app.all<OfPreview & { readonly Params: { readonly situation: string } }>(
    '/preview/:draft/office/:situation/*',
    async (request, reply) => {
      const editor = await signedIn(request, context);
      const { draft, situation: step, '*': path = '' } = request.params;
      const subject = previewSubject(draft);
      const shown = await shownPack(desk, subject);
      if (shown === null) return await sendAnswer(reply, undefined);
      const situation = readSituation(step);
      const asked = { method: request.method, path: `/${path}`, query: textsOf(Object(request.query)) };
      const heard = await askLive({
        ...context,
        editor,
        draft,
        shown: shown.loaded,
        situation,
        asked,
        address: request.url,
        gone: goneSignal(reply),
      });
      if (heard !== null) return await sendLive(reply, heard);
      const answer = await answerOfOffice(shown, () => stateOf(desk, subject), situation);
      return await sendAnswer(reply, accountAnswer(answer(asked), live, shown.loaded, situation, asked));
    },
  );

  app.get<OfPreview & { readonly Querystring: { readonly slug?: unknown } }>(
    '/preview/:draft/scenarios',
    async (request): Promise<ScenariosAnswer> => {
      await signedIn(request, context);
      const subject = previewSubject(request.params.draft);
      const { slug } = request.query;
      const shown = await previewPack(desk, subject);
      if (typeof slug !== 'string') throw new StudioFailure('bad-request');
      // A service that is hidden has nothing to try.
      if (shown === null || !shown.loaded.services.some((service) => service.slug === slug)) return { scenarios: null };
      return { scenarios: await tryScenarios(shown, scenariosOf(await stateOf(desk, subject), shown, slug), askedLanguage(request)) };
    },
  );

  app.post<OfPreview & { readonly Body: ScenarioBody }>(
    '/preview/:draft/scenarios',
    body(['slug', 'name', 'situation', 'address'], {
      slug: text(100),
      name: text(200),
      situation: text(250),
      address: text(4_000),
      state: { type: 'object' },
    }),
    async (request): Promise<ScenarioEditAnswer> => {
      await signedIn(request, context);
      const subject = previewSubject(request.params.draft);
      const { slug, name, situation, address, state = {} } = request.body;
      if (readSituation(situation).data === 'live') throw new StudioFailure('live-not-kept');
      const shown = await previewPack(desk, subject);
      if (shown === null || name.trim() === '') throw new StudioFailure('bad-request');
      const scenarios = scenariosOf(await stateOf(desk, subject), shown, slug);
      const value = await withScenario(shown, scenarios, {
        name: name.trim(),
        slug,
        situation: readSituation(situation),
        place: { address, state },
      });
      // The page makes the edit, so that it is saved in order with the others and can be undone.
      return { edit: { file: scenarioFile(shown, slug), path: '', set: value, was: scenarios === null ? null : scenarios.source.value } };
    },
  );
}

interface ScenarioBody extends Omit<ShownPlace, 'state'>, Partial<Pick<ShownPlace, 'state'>> {
  readonly slug: string;
  readonly name: string;
  readonly situation: string;
}

async function sendAnswer(reply: FastifyReply, answer: PreviewAnswer | undefined): Promise<FastifyReply> {
  switch (answer?.kind) {
    case undefined:
      return reply.code(404).send({ kod: 9_000, opis: 'W podglądzie nie ma odpowiedzi na to wywołanie.' });
    case 'file':
      return reply.code(404).send({ kod: 9_003, opis: 'Podgląd nie pobiera plików urzędu.' });
    case 'down':
      return reply.code(503).send();
    case 'error':
      return reply.code(answer.status).header('x-portal-failure', '1').send(answer.body);
    case 'wait':
      await new Promise((done) => {
        const timer = setTimeout(done, longestWait);
        reply.raw.on('close', () => {
          clearTimeout(timer);
          done(null);
        });
      });
      return reply.code(503).send();
    case 'value':
      return reply.header('x-portal-answer', '1').type('application/json; charset=utf-8').send(JSON.stringify(answer.value));
  }
}

const longestWait = 60_000;

/** What a preview is of, by its name in an address: the number of a draft, `wersja-7`, or one of the two words. */
export function previewSubject(name: string): PreviewSubject {
  if (name === published) return { of: 'published' };
  if (name === upgrade) return { of: 'upgrade' };
  const revision = name.startsWith(revisionPrefix) ? name.slice(revisionPrefix.length) : null;
  return revision === null ? { of: 'draft', number: numberIn(name) } : { of: 'revision', number: numberIn(revision) };
}

const published = 'opublikowane';
const upgrade = 'aktualizacja';
const revisionPrefix = 'wersja-';
