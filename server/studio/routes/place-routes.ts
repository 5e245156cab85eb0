import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTexts, languageWith } from '../../../engine/authoring';
import type {
  ChoicesAnswer,
  FixesAnswer,
  FormulaCompletions,
  FormulaResults,
  OriginsAnswer,
  PlaceFields,
  PlaceUses,
  TextsAnswer,
  ToldPlace,
} from '../answers';
import { draftFixes } from '../draft-fixes';
import { type AskedPlace, placeChoices, placeCompletions, placeFields, placeResults, placeUses, placeWords } from '../draft-places';
import { layNumbered } from '../drafts';
import { StudioFailure } from '../studio-failure';
import { propertyOrigins } from '../value-origins';
import { askedLanguage, body, numberIn, queryText, type StudioRoutesContext, signedIn, text } from './signed-in';

interface PlaceBody {
  readonly file: string;
  readonly path: string;
  /** Null for what is published. */
  readonly draft?: number | null;
  readonly text: string;
}

const longestFormula = 4_000;
const place = {
  file: text(300),
  path: text(2_000),
  draft: { type: ['integer', 'null'], minimum: 1 },
  // One longer than allowed still comes in, so that the refusal can say how long it is.
  text: text(10 * longestFormula),
};

/** What may stand at a place of a draft, and what is being typed there gives: nothing of it is saved. */
export function placeRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  const asked = async (request: FastifyRequest, { file, path, draft }: Omit<PlaceBody, 'text'>): Promise<AskedPlace> => {
    const { effective } = await layNumbered(desk, draft ?? null);
    return { effective, file, path, language: askedLanguage(request) };
  };
  const askedInQuery = async (request: FastifyRequest): Promise<AskedPlace> => {
    const file = queryText(request, 'file');
    const draft = queryText(request, 'draft');
    if (file === null) throw new StudioFailure('bad-request');
    return await asked(request, { file, path: queryText(request, 'path') ?? '', draft: draft === null ? null : numberIn(draft) });
  };

  app.get('/choices', async (request): Promise<ChoicesAnswer> => {
    await signedIn(request, context);
    return { choices: placeChoices(desk, await askedInQuery(request)) };
  });

  app.get('/places/describe', async (request) => {
    await signedIn(request, context);
    return placeWords(desk, await askedInQuery(request));
  });

  app.get('/places/fields', async (request): Promise<ToldPlace<PlaceFields>> => {
    await signedIn(request, context);
    return placeFields(desk, await askedInQuery(request));
  });

  app.get('/places/fixes', async (request): Promise<FixesAnswer> => {
    await signedIn(request, context);
    const rule = queryText(request, 'rule');
    if (rule === null) throw new StudioFailure('bad-request');
    return { fixes: draftFixes(desk, await askedInQuery(request), rule) };
  });

  app.get('/places/texts', async (request): Promise<TextsAnswer> => {
    await signedIn(request, context);
    const { effective, file } = await askedInQuery(request);
    return { texts: fileTexts(effective, file, languageWith(desk.checker.kinds)) };
  });

  app.get('/places/origins', async (request): Promise<OriginsAnswer> => {
    await signedIn(request, context);
    const file = queryText(request, 'file');
    if (file === null) throw new StudioFailure('bad-request');
    const published = await layNumbered(desk, null);
    return await propertyOrigins(desk.database, published, file, queryText(request, 'path') ?? '');
  });

  app.get('/places/used-by', async (request): Promise<ToldPlace<PlaceUses>> => {
    await signedIn(request, context);
    return placeUses(desk, await askedInQuery(request));
  });

  app.post<{ Body: PlaceBody & { readonly cursor: number } }>(
    '/places/complete',
    body(['file', 'path', 'text', 'cursor'], { ...place, cursor: { type: 'integer', minimum: 0 } }),
    async (request): Promise<ToldPlace<FormulaCompletions>> => {
      await signedIn(request, context);
      return placeCompletions(desk, await asked(request, request.body), request.body.text, request.body.cursor);
    },
  );

  app.post<{ Body: PlaceBody }>(
    '/places/evaluate',
    body(['file', 'path', 'text'], place),
    async (request): Promise<ToldPlace<FormulaResults>> => {
      await signedIn(request, context);
      return placeResults(desk, await asked(request, request.body), request.body.text);
    },
  );
}
