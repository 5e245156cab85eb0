import { eq, sql } from 'drizzle-orm';
import { changesBetween, type LayerChange, type LayerFiles } from '../../engine/authoring';
import type { Database } from '../database/database';
import { studioPublished, studioRevision } from '../database/studio-tables';
import type { Editor } from './answers';
import { describeChanges } from './describe-changes';
import { groundWithLayer, type LayerCheck } from './draft-check';
import { type DraftRow, type LaidDraft, layOver, readDraft } from './drafts';
import { moveDraft, soundCheck } from './proposals';
import { nextRevision, type PublishedState, readPublished, readRevisionLayer } from './published-layer';
import { groupsOfChanges, requireRight } from './rights';
import { readStoredChanges } from './stored-json';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** The channel on which servers of one database hear that the pointer has moved. */
export const studioChannel = 'okienko_studio';

/** Publishes an approved proposal now. `editor` is null for the schedule and the operator. */
export async function publishProposal(desk: StudioDesk, editor: Editor | null, id: number): Promise<number> {
  return await published(desk, async (state) => {
    const draft = await readDraft(desk.database, id);
    const laid = layOver(desk, readStoredChanges(draft.changes), state);
    if (editor) requireRight(editor, 'approver', groupsOfChanges(laid.changes, laid.published, laid.effective));
    if (draft.state !== 'approved' && draft.state !== 'scheduled') throw new StudioFailure('wrong-state');
    const check = soundCheck(desk, laid);
    return {
      kind: 'publication',
      layer: laid.layer,
      changes: laid.changes,
      check,
      words: draft,
      authorId: draft.authorId,
      approverId: draft.approverId,
      draftId: draft.id,
      event: { kind: editor ? 'published' : 'published-on-date', editorId: editor?.id ?? null, draftId: id },
      also: async (within, revision) => {
        await moveDraft(
          within,
          id,
          ['approved', 'scheduled'],
          { state: 'published', revision, publishAt: null, changedAt: desk.now() },
          draft.version,
        );
      },
    };
  });
}

/** Publishes an earlier state as a new revision; revision 0 is the state before anything was published. */
export async function rollBack(desk: StudioDesk, editor: Editor | null, to: number, reason: string): Promise<number> {
  if (reason.trim() === '') throw new StudioFailure('no-title');
  const layer = await readRevisionLayer(desk.database, to);
  if (layer === null) throw new StudioFailure('not-found');
  const words = { title: `Powrót do wersji ${to}`, reason, legalBasis: '' };
  return await publishLayer(desk, editor, { kind: 'rollback', layer, words, ofRevision: to === 0 ? null : to });
}

/** Publishes a whole layer, of an earlier revision or of a folder. */
export async function publishLayer(
  desk: StudioDesk,
  editor: Editor | null,
  { kind, layer, words, ofRevision = null }: Pick<NewRevision, 'kind' | 'layer' | 'words'> & { readonly ofRevision?: number | null },
): Promise<number> {
  return await published(desk, async (state) => {
    const below = desk.checker.below(desk.ground());
    const [before, after] = [state.layer, layer].map((each) => groundWithLayer(below, each));
    const changes = before && after ? changesBetween(before, after) : [];
    if (editor && before && after) requireRight(editor, 'approver', groupsOfChanges(changes, before, after));
    const laid: LaidDraft = { ...layOver(desk, [], state), changes, layer };
    const check = soundCheck(desk, laid);
    const event = { kind: kind === 'rollback' ? 'rolled-back' : 'imported', editorId: editor?.id ?? null, details: words.reason } as const;
    return {
      kind,
      layer,
      changes,
      check,
      words,
      authorId: editor?.id ?? null,
      approverId: editor?.id ?? null,
      draftId: null,
      ofRevision,
      event,
    };
  });
}

interface NewRevision {
  readonly kind: 'publication' | 'rollback' | 'import';
  readonly layer: LayerFiles;
  readonly changes: readonly LayerChange[];
  readonly check: LayerCheck;
  readonly words: Pick<DraftRow, 'title' | 'reason' | 'legalBasis'>;
  readonly authorId: number | null;
  readonly approverId: number | null;
  readonly draftId: number | null;
  readonly ofRevision?: number | null;
  readonly event: Parameters<typeof record>[2];
  /** What changes in the same transaction. */
  readonly also?: (within: Database, revision: number) => Promise<void>;
}

const mostRounds = 5;

/** Makes a revision over what is published, and moves the pointer in one transaction. If another one was published meanwhile, it is made anew over that. */
async function published(desk: StudioDesk, make: (state: PublishedState) => Promise<NewRevision>): Promise<number> {
  for (let round = 0; round < mostRounds; round += 1) {
    const state = await readPublished(desk.database);
    desk.freshGround();
    const made = await make(state);
    const revision = await writeRevision(desk, state, made);
    if (revision === null) continue;
    await desk.published();
    return revision;
  }
  throw new StudioFailure('wrong-state');
}

/** Null when the pointer no longer stands where it stood when the revision was made. */
async function writeRevision(desk: StudioDesk, state: PublishedState, made: NewRevision): Promise<number | null> {
  const { kind, layer, changes, check, words, authorId, approverId, draftId, ofRevision = null, event, also } = made;
  const before = desk.checker.check(desk.ground(), state.layer).loaded;
  const sentences = describeChanges(before, check.loaded, changes);
  const now = desk.now();
  return await desk.database.transaction(async (within) => {
    await within.execute(sql`LOCK TABLE ${studioPublished} IN EXCLUSIVE MODE`);
    const [pointer] = await within.select({ revision: studioPublished.revision }).from(studioPublished);
    if ((pointer?.revision ?? 0) !== state.revision) return null;
    const number = await nextRevision(within);
    await within.insert(studioRevision).values({
      number,
      kind,
      layer: JSON.stringify(layer),
      changes: JSON.stringify(changes),
      sentences: JSON.stringify(sentences),
      groundHash: check.groundHash,
      packVersion: check.pack?.version ?? '',
      title: words.title,
      reason: words.reason,
      legalBasis: words.legalBasis,
      authorId,
      approverId,
      draftId,
      ofRevision,
      publishedAt: now,
    });
    if (pointer) await within.update(studioPublished).set({ revision: number }).where(eq(studioPublished.onlyRow, true));
    else await within.insert(studioPublished).values({ revision: number });
    await also?.(within, number);
    await record(within, now, { ...event, revision: number });
    await within.execute(sql`SELECT pg_notify(${studioChannel}, ${String(number)})`);
    return number;
  });
}
