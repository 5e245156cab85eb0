import type { FastifyInstance } from 'fastify';
import type { DraftAnswer, UpgradeAnswer } from '../answers';
import { draftAnswer } from '../draft-answer';
import { giveUp, upgradeAnswer } from '../upgrade';
import { askedLanguage, body, draftQuestion, type StudioRoutesContext, signedIn, text } from './signed-in';

/** What a newer base would change here; nothing of it is published by these calls. */
export function upgradeRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/upgrade', async (request): Promise<UpgradeAnswer> => {
    await signedIn(request, context);
    return await upgradeAnswer(desk, askedLanguage(request));
  });

  const place = { file: text(300), path: text(2_000) };
  app.post<{ Body: { file: string; path: string } }>(
    '/upgrade/give-up',
    body(['file', 'path'], place),
    async (request): Promise<DraftAnswer> => {
      const { draft, laid } = await giveUp(desk, await signedIn(request, context), request.body, askedLanguage(request));
      return draftAnswer(desk, draft, laid, draftQuestion(request));
    },
  );
}
