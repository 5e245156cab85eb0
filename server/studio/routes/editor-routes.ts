import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { studioEvent } from '../../database/studio-tables';
import { changeEditor, type EditorSettings, inviteAgain, inviteEditor, listEditors } from '../editors';
import { requireAdministrator } from '../rights';
import { record } from '../studio-desk';
import { body, numberIn, type StudioRoutesContext, signedIn, text } from './signed-in';

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

/** People and their rights, and the log: for administrators. */
export function editorRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/editors', async (request) => {
    requireAdministrator(await signedIn(request, context));
    return { editors: await listEditors(desk.database) };
  });

  const inviteBody = body(['login', 'name', 'administrator', 'rights'], {
    ...settings,
    login: { ...text(100), pattern: '^[^\\s]{3,100}$' },
  });
  app.post<{ Body: EditorSettings & { login: string } }>('/editors', inviteBody, async (request) => {
    const editor = await signedIn(request, context);
    requireAdministrator(editor);
    return { invitation: await inviteEditor(desk, editor.id, request.body.login, request.body) };
  });

  app.post<{ Params: { id: string } }>('/editors/:id/invitation', async (request) => {
    const editor = await signedIn(request, context);
    requireAdministrator(editor);
    return { invitation: await inviteAgain(desk, editor.id, numberIn(request.params.id)) };
  });

  const changeBody = body(['name', 'administrator', 'rights', 'disabled'], { ...settings, disabled: { type: 'boolean' } });
  app.put<{ Params: { id: string }; Body: EditorSettings & { disabled: boolean } }>('/editors/:id', changeBody, async (request) => {
    const editor = await signedIn(request, context);
    requireAdministrator(editor);
    await changeEditor(desk, editor, numberIn(request.params.id), request.body);
    return { editors: await listEditors(desk.database) };
  });

  app.get('/log', async (request) => {
    const editor = await signedIn(request, context);
    requireAdministrator(editor);
    await record(desk.database, desk.now(), { kind: 'log-read', editorId: editor.id });
    return { events: await desk.database.select().from(studioEvent).orderBy(desc(studioEvent.id)).limit(1_000) };
  });
}
