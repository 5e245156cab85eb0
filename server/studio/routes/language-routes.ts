import type { FastifyInstance } from 'fastify';
import { languageWith } from '../../../engine/authoring';
import { type StudioRoutesContext, signedIn } from './signed-in';

/** The language in which the pack is written, with the kinds that the portal adds. */
export function languageRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  app.get('/language', async (request) => {
    await signedIn(request, context);
    const { schema, kinds } = languageWith(desk.kinds);
    return { schema, names: { formats: Object.keys(kinds.formats), rules: Object.keys(kinds.rules) } };
  });
}
