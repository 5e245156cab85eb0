import type { FastifyInstance } from 'fastify';
import type { EditorsAnswer, InvitationAnswer } from '../answers';
import { changeEditor, type EditorSettings, endSessionsOfEditor } from '../editors';
import { inviteAgain, inviteEditor } from '../invitations';
import { listEditors } from '../list-editors';
import { administratorIn, body, numberIn, type StudioRoutesContext, text } from './signed-in';

const rights = {
  type: 'array',
  maxItems: 500,
  items: {
    type: 'object',
    required: ['role', 'group'],
    properties: { role: { enum: ['editor', 'approver'] }, group: text(100) },
  },
};
const settings = { name: { ...text(200), minLength: 1 }, administrator: { type: 'boolean' }, rights };

/** People and their rights: for administrators. */
export function editorRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/editors', async (request): Promise<EditorsAnswer> => {
    await administratorIn(request, context);
    return { editors: await listEditors(desk) };
  });

  const inviteBody = body(['login', 'name', 'administrator', 'rights'], {
    ...settings,
    login: { ...text(100), pattern: '^[^\\s]{3,100}$' },
  });
  app.post<{ Body: EditorSettings & { login: string } }>('/editors', inviteBody, async (request): Promise<InvitationAnswer> => {
    const editor = await administratorIn(request, context);
    return { invitation: await inviteEditor(desk, editor.id, request.body.login, request.body) };
  });

  app.post<{ Params: { id: string } }>('/editors/:id/invitation', async (request): Promise<InvitationAnswer> => {
    const editor = await administratorIn(request, context);
    return { invitation: await inviteAgain(desk, editor.id, numberIn(request.params.id)) };
  });

  app.delete<{ Params: { id: string } }>('/editors/:id/sessions', async (request): Promise<EditorsAnswer> => {
    const editor = await administratorIn(request, context);
    await endSessionsOfEditor(desk, editor, numberIn(request.params.id));
    return { editors: await listEditors(desk) };
  });

  const changeBody = body(['name', 'administrator', 'rights', 'disabled'], { ...settings, disabled: { type: 'boolean' } });
  app.put<{ Params: { id: string }; Body: EditorSettings & { disabled: boolean } }>(
    '/editors/:id',
    changeBody,
    async (request): Promise<EditorsAnswer> => {
      const editor = await administratorIn(request, context);
      await changeEditor(desk, editor, numberIn(request.params.id), request.body);
      return { editors: await listEditors(desk) };
    },
  );
}
