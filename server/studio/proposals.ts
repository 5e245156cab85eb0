import { and, eq, inArray } from 'drizzle-orm';
import { officeMoment } from '../calendar/office-day';
import type { Database } from '../database/database';
import { studioDraft } from '../database/studio-tables';
import type { Editor } from './answers';
import type { LayerCheck } from './draft-check';
import { checkDraft, type DraftRow, type LaidDraft, layDraft, openStates, readDraft } from './drafts';
import { groupsOfChanges, requireRight } from './rights';
import { readStoredChanges } from './stored-json';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** What a proposal says of itself. */
export interface ProposalWords {
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
}

/** Saves title, reason and legal basis of an open draft. */
export async function describeDraft(desk: StudioDesk, editor: Editor, id: number, words: Partial<ProposalWords>): Promise<DraftRow> {
  const draft = await readDraft(desk.database, id);
  if (draft.authorId !== editor.id) throw new StudioFailure('forbidden');
  return await desk.database.transaction(async (within) => await moveDraft(within, id, openStates, { ...words, changedAt: desk.now() }));
}

/** Hands a draft in as a proposal; from then on it does not change. */
export async function handIn(desk: StudioDesk, editor: Editor, id: number, words: ProposalWords): Promise<DraftRow> {
  const draft = await readDraft(desk.database, id);
  if (draft.authorId !== editor.id) throw new StudioFailure('forbidden');
  if (words.title.trim() === '' || words.reason.trim() === '') throw new StudioFailure('no-title');
  const { laid } = await soundDraft(desk, draft);
  requireRight(editor, 'editor', groupsOfChanges(laid.changes, laid.published, laid.effective));
  const event = { kind: 'handed-in', editorId: editor.id, draftId: id, details: words.title } as const;
  return await step(desk, draft, { from: openStates, set: { ...words, state: 'handed-in', comment: '' }, event });
}

/** Gives a proposal back to its author with a comment. */
export async function returnProposal(desk: StudioDesk, editor: Editor, id: number, comment: string): Promise<DraftRow> {
  const draft = await approverOf(desk, editor, id);
  if (comment.trim() === '') throw new StudioFailure('no-comment');
  const event = { kind: 'returned', editorId: editor.id, draftId: id, details: comment } as const;
  return await step(desk, draft, {
    from: ['handed-in', 'approved', 'scheduled'],
    set: { state: 'returned', comment, approverId: null, publishAt: null },
    event,
  });
}

/** Approves a proposal of somebody else. */
export async function approveProposal(desk: StudioDesk, editor: Editor, id: number): Promise<DraftRow> {
  const draft = await approverOf(desk, editor, id);
  const own = draft.authorId === editor.id;
  if (own && desk.approval) throw new StudioFailure('own-proposal');
  await soundDraft(desk, draft);
  const details = own ? 'STUDIO_APPROVAL=off: approved by its author' : '';
  const event = { kind: 'approved', editorId: editor.id, draftId: id, details } as const;
  return await step(desk, draft, { from: ['handed-in'], set: { state: 'approved', approverId: editor.id }, event });
}

/** Sets the day on which an approved proposal is published, at midnight in Warsaw. */
export async function scheduleProposal(desk: StudioDesk, editor: Editor, id: number, day: string): Promise<DraftRow> {
  const draft = await approverOf(desk, editor, id);
  const publishAt = midnightOf(day);
  if (publishAt === null || publishAt <= desk.now()) throw new StudioFailure('past-date');
  await soundDraft(desk, draft);
  const event = { kind: 'scheduled', editorId: editor.id, draftId: id, details: day } as const;
  return await step(desk, draft, { from: ['approved', 'scheduled'], set: { state: 'scheduled', publishAt }, event });
}

/** Takes the day of a proposal back; it stays approved. */
export async function unscheduleProposal(desk: StudioDesk, editor: Editor, id: number): Promise<DraftRow> {
  const draft = await approverOf(desk, editor, id);
  const event = { kind: 'unscheduled', editorId: editor.id, draftId: id } as const;
  return await step(desk, draft, { from: ['scheduled'], set: { state: 'approved', publishAt: null }, event });
}

/** Writes a comment to a draft or proposal; nothing of it changes. */
export async function commentDraft({ database, now }: StudioDesk, editor: Editor, id: number, comment: string): Promise<void> {
  await readDraft(database, id);
  if (comment.trim() === '') throw new StudioFailure('no-comment');
  await record(database, now(), { kind: 'commented', editorId: editor.id, draftId: id, details: comment });
}

/** Takes a draft or proposal of one's own back for good; nothing of it is deleted. */
export async function withdrawDraft(desk: StudioDesk, editor: Editor, id: number): Promise<DraftRow> {
  const draft = await readDraft(desk.database, id);
  if (draft.authorId !== editor.id) throw new StudioFailure('forbidden');
  const event = { kind: 'withdrawn', editorId: editor.id, draftId: id } as const;
  return await step(desk, draft, {
    from: [...openStates, 'handed-in', 'approved', 'scheduled'],
    set: { state: 'withdrawn', publishAt: null },
    event,
  });
}

/** A draft whose changes can be published as they are now; otherwise it throws what stands in the way. */
export async function soundDraft(desk: StudioDesk, draft: DraftRow): Promise<{ readonly laid: LaidDraft; readonly check: LayerCheck }> {
  const laid = await layDraft(desk, readStoredChanges(draft.changes));
  return { laid, check: soundCheck(desk, laid) };
}

/** What the checker says of a draft that can be published; otherwise it throws what stands in the way. */
export function soundCheck(desk: StudioDesk, laid: LaidDraft): LayerCheck {
  if (laid.changes.length === 0) throw new StudioFailure('nothing-changed');
  if (laid.moved.length > 0) throw new StudioFailure('moved', { moved: laid.moved });
  const check = checkDraft(desk, laid);
  if (check.refusals.length > 0) throw new StudioFailure('refused-layer', { refusals: check.refusals });
  if (check.pack === null) throw new StudioFailure('has-errors', { problems: check.problems });
  return check;
}

async function approverOf(desk: StudioDesk, editor: Editor, id: number): Promise<DraftRow> {
  const draft = await readDraft(desk.database, id);
  const { changes, published, effective } = await layDraft(desk, readStoredChanges(draft.changes));
  requireRight(editor, 'approver', groupsOfChanges(changes, published, effective));
  return draft;
}

interface Step {
  readonly from: readonly DraftRow['state'][];
  readonly set: Partial<typeof studioDraft.$inferInsert>;
  readonly event: Parameters<typeof record>[2];
}

/** Moves a draft as it was looked at to its next state, and says so in the log. */
async function step({ database, now }: StudioDesk, { id, version }: DraftRow, { from, set, event }: Step): Promise<DraftRow> {
  return await database.transaction(async (within) => {
    const moved = await moveDraft(within, id, from, { ...set, changedAt: now() }, version);
    await record(within, now(), event);
    return moved;
  });
}

/** Writes a draft that is still in one of the states, and in the version that was looked at. */
export async function moveDraft(
  database: Database,
  id: number,
  from: readonly DraftRow['state'][],
  set: Partial<typeof studioDraft.$inferInsert>,
  version?: number,
): Promise<DraftRow> {
  const ofVersion = version === undefined ? undefined : eq(studioDraft.version, version);
  const [moved] = await database
    .update(studioDraft)
    .set(set)
    .where(and(eq(studioDraft.id, id), inArray(studioDraft.state, [...from]), ofVersion))
    .returning();
  if (!moved) throw new StudioFailure('wrong-state');
  return moved;
}

/** The first moment of a day in Warsaw, null for what is no day. */
export function midnightOf(day: string): Date | null {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(noon)) return null;
  const candidates = [1, 2].map((hours) => new Date(noon - hours * 3_600_000));
  return candidates.find((moment) => officeMoment(moment) === `${day} 00:00:00`) ?? null;
}
