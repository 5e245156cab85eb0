import type { FastifyInstance } from 'fastify';
import { kindTitle, languageWith, polishSchema, sheetKinds } from '../../../engine/authoring';
import { type StudioRoutesContext, signedIn } from './signed-in';

/** The language in which the pack is written, in Polish and with the kinds that the portal adds. */
export function languageRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  app.get('/language', async (request) => {
    await signedIn(request, context);
    const { schema, kinds } = languageWith(desk.checker.kinds);
    return {
      schema: polishSchema(schema),
      kinds: Object.fromEntries(sheetKinds(schema).map((kind) => [kind, kindTitle(schema, kind)])),
      names: { formats: Object.keys(kinds.formats), rules: Object.keys(kinds.rules) },
    };
  });
}
