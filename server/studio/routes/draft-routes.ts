import type { FastifyInstance } from 'fastify';
import type { DraftAnswer, DraftEntry, ProposalsAnswer, SavedAnswer } from '../answers';
import { draftAnswer, draftPack } from '../draft-answer';
import { draftEntry, editorNames, proposalEntry } from '../draft-history';
import { editDraft, type LaidDraft, layDraft, listDrafts, openDraft, readDraft, resolveMoved } from '../drafts';
import { fileAnswer } from '../file-answer';
import { describeDraft, type ProposalWords, withdrawDraft } from '../proposals';
import { readStoredChanges } from '../stored-json';
import { record } from '../studio-desk';
import { StudioFailure } from '../studio-failure';
import { readEdits } from './read-edits';
import { body, draftQuestion, numberIn, type StudioRoutesContext, signedIn, text } from './signed-in';

type OfDraft = { readonly Params: { readonly id: string } };

// With pictures, of which each may have a megabyte.
const largestEdits = 4_194_304;
const words = { title: text(200), reason: text(4_000), legalBasis: text(1_000) };

/** Drafts: opened at the first change, saved as one types, answered with problems and the version of their pack. */
export function draftRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;

  app.get('/drafts', async (request): Promise<ProposalsAnswer> => {
    await signedIn(request, context);
    const rows = await listDrafts(desk.database, ['draft', 'returned', 'handed-in', 'approved', 'scheduled']);
    const names = await editorNames(desk.database);
    return { drafts: rows.map((row) => proposalEntry(row, names)) };
  });

  app.post<{ Body: { title?: string; edits?: unknown; open?: string } }>(
    '/drafts',
    { ...body([], { title: text(200), edits: { type: 'array' }, open: text(300) }), bodyLimit: largestEdits },
    async (request): Promise<SavedAnswer> => {
      const editor = await signedIn(request, context);
      const edits = readEdits(request.body.edits ?? []);
      const { draft, laid } = await openDraft(desk, editor, request.body.title ?? '', edits);
      return { ...draftAnswer(desk, draft, laid, draftQuestion(request)), file: openFile(laid, request.body.open) };
    },
  );

  app.get<OfDraft>('/drafts/:id', async (request): Promise<DraftAnswer> => {
    const editor = await signedIn(request, context);
    const draft = await readDraft(desk.database, numberIn(request.params.id));
    if (draft.authorId !== editor.id)
      await record(desk.database, desk.now(), { kind: 'draft-read', editorId: editor.id, draftId: draft.id });
    return draftAnswer(desk, draft, await layDraft(desk, readStoredChanges(draft.changes)), draftQuestion(request));
  });

  app.patch<OfDraft & { Body: Partial<ProposalWords> }>('/drafts/:id', body([], words), async (request): Promise<DraftEntry> => {
    const editor = await signedIn(request, context);
    const { title, reason, legalBasis } = request.body;
    const given = {
      ...(title !== undefined && { title }),
      ...(reason !== undefined && { reason }),
      ...(legalBasis !== undefined && { legalBasis }),
    };
    return draftEntry(await describeDraft(desk, editor, numberIn(request.params.id), given));
  });

  app.delete<OfDraft>('/drafts/:id', async (request): Promise<DraftEntry> => {
    const editor = await signedIn(request, context);
    return draftEntry(await withdrawDraft(desk, editor, numberIn(request.params.id)));
  });

  const editBody = { ...body(['edits'], { edits: { type: 'array' }, open: text(300) }), bodyLimit: largestEdits };
  app.post<OfDraft & { Body: { edits: unknown; open?: string } }>('/drafts/:id/edits', editBody, async (request): Promise<SavedAnswer> => {
    const editor = await signedIn(request, context);
    const { draft, laid } = await editDraft(desk, editor, numberIn(request.params.id), readEdits(request.body.edits));
    return { ...draftAnswer(desk, draft, laid, draftQuestion(request)), file: openFile(laid, request.body.open) };
  });

  const resolveBody = body(['file', 'path', 'take'], { file: text(300), path: text(2_000), take: { enum: ['mine', 'theirs'] } });
  app.post<OfDraft & { Body: { file: string; path: string; take: 'mine' | 'theirs' } }>(
    '/drafts/:id/resolve',
    resolveBody,
    async (request): Promise<DraftAnswer> => {
      const editor = await signedIn(request, context);
      const { draft, laid } = await resolveMoved(desk, editor, numberIn(request.params.id), request.body);
      return draftAnswer(desk, draft, laid, draftQuestion(request));
    },
  );

  app.get<{ Params: { id: string; name: string } }>('/drafts/:id/pack/:name', async (request, reply) => {
    await signedIn(request, context);
    const file = await draftPack(desk, await readDraft(desk.database, numberIn(request.params.id)), request.params.name);
    if (file === null) throw new StudioFailure('not-found');
    return reply
      .type(request.params.name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8')
      .send(file);
  });
}

/** The file that the editor has open, so that saving it needs no second question. */
function openFile(laid: LaidDraft, name: string | undefined) {
  return name === undefined ? null : fileAnswer(laid, name);
}
