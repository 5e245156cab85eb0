import type { FastifyInstance } from 'fastify';
import { fieldChoices, kindTitle, languageWith, polishSchema, polishWords, sheetKinds } from '../../../engine/authoring';
import type { LanguageAnswer } from '../answers';
import { askedLanguage, type StudioRoutesContext, signedIn } from './signed-in';

/** The language in which the pack is written, in Polish and with the kinds that the portal adds. */
export function languageRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  app.get('/language', async (request): Promise<LanguageAnswer> => {
    await signedIn(request, context);
    const { schema, kinds, controls } = languageWith(desk.checker.kinds);
    const language = askedLanguage(request);
    return {
      schema: polishSchema(schema),
      kinds: Object.fromEntries(sheetKinds(schema).map((kind) => [kind, kindTitle(schema, kind)])),
      fields: fieldChoices(schema, controls).map(({ words, ...field }) => ({ ...field, words: words[language] })),
      words: language === 'pl' ? polishWords : {},
      names: { formats: Object.keys(kinds.formats), rules: Object.keys(kinds.rules) },
    };
  });
}
