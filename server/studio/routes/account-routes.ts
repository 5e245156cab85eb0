import type { FastifyInstance } from 'fastify';
import type { OfferedSecret, OwnSessionsAnswer } from '../answers';
import { changeOwnPassword, changeSecondFactor, endOwnSession, listOwnSessions, offerSecondFactor } from '../own-account';
import { body, openSession, type StudioRoutesContext, signedIn, text } from './signed-in';

const password = text(1_000);

/** What each editor does with the own account: password, second factor, sessions. */
export function accountRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  const passwordBody = body(['password', 'newPassword'], { password, newPassword: password });
  app.put<{ Body: { password: string; newPassword: string } }>('/account/password', passwordBody, async (request) => {
    const { editor, token } = await openSession(request, context);
    await changeOwnPassword(desk, editor, token, request.body);
    return {};
  });

  app.post<{ Body: { password: string } }>(
    '/account/second-factor',
    body(['password'], { password }),
    async (request): Promise<OfferedSecret> => offerSecondFactor(desk, await signedIn(request, context), request.body.password),
  );

  const factorBody = body(['secret', 'proof', 'code'], { secret: text(100), proof: text(100), code: text(20) });
  app.put<{ Body: { secret: string; proof: string; code: string } }>('/account/second-factor', factorBody, async (request) => {
    const { editor, token } = await openSession(request, context);
    await changeSecondFactor(desk, editor, token, request.body);
    return {};
  });

  app.get('/account/sessions', async (request): Promise<OwnSessionsAnswer> => {
    const { editor, token } = await openSession(request, context);
    return { sessions: await listOwnSessions(desk, editor, token) };
  });

  app.delete<{ Params: { id: string } }>('/account/sessions/:id', async (request): Promise<OwnSessionsAnswer> => {
    const { editor, token } = await openSession(request, context);
    await endOwnSession(desk, editor, request.params.id);
    return { sessions: await listOwnSessions(desk, editor, token) };
  });
}
