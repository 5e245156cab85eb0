import type { FastifyInstance } from 'fastify';
import type { OpenedInvitation, SessionAnswer } from '../answers';
import { endEditorSession, openEditorSession, sessionSeconds } from '../editor-sessions';
import { acceptInvitation, openInvitation } from '../invitations';
import { body, openSession, type StudioRoutesContext, text } from './signed-in';

interface Login {
  readonly login: string;
  readonly password: string;
  readonly code: string;
}

/** Login, logout, who one is, and invitations. */
export function sessionRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  const loginBody = body(['login', 'password', 'code'], { login: text(200), password: text(1_000), code: text(20) });

  app.post<{ Body: Login }>('/session', loginBody, async (request, reply) => {
    const { login, password, code } = request.body;
    context.cookie.write(reply, await openEditorSession(desk, { login, password, code, address: request.ip }));
    return { seconds: sessionSeconds };
  });

  app.get('/session', async (request): Promise<SessionAnswer> => {
    const { editor, seconds } = await openSession(request, context);
    return { editor, approval: desk.approval, seconds };
  });

  app.delete('/session', async (request, reply) => {
    const token = context.cookie.read(request);
    if (token !== null) await endEditorSession(desk, token);
    context.cookie.clear(reply);
    return {};
  });

  app.post<{ Body: { code: string } }>(
    '/invitation',
    body(['code'], { code: text(100) }),
    async ({ body: { code } }): Promise<OpenedInvitation> => await openInvitation(desk, code),
  );

  const acceptBody = body(['code', 'password', 'oneTimeCode'], { code: text(100), password: text(1_000), oneTimeCode: text(20) });
  app.post<{ Body: { code: string; password: string; oneTimeCode: string } }>('/invitation/accept', acceptBody, async (request) => {
    await acceptInvitation(desk, request.body);
    return {};
  });
}
