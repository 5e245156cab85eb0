import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  type Edit,
  fileValue,
  type Ground,
  isPicture,
  type LayerChange,
  type LayerFiles,
  layerWith,
  lostHolder,
  movedChanges,
  pictureFault,
  regained,
  settled,
  valueAtIds,
  withEdit,
} from '../../engine/authoring';
import type { Database } from '../database/database';
import { studioDraft } from '../database/studio-tables';
import type { Editor, MovedValue } from './answers';
import { groundWithLayer, type LayerCheck } from './draft-check';
import { movedValue } from './moved-values';
import { readPublished, readRevisionLayer } from './published-layer';
import { groupsOfChanges, requireRight } from './rights';
import { readStoredChanges } from './stored-json';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** A draft or proposal as it lies in the table. */
export type DraftRow = typeof studioDraft.$inferSelect;

/** States in which a draft is still written. */
export const openStates: readonly DraftRow['state'][] = ['draft', 'returned'];

/** A draft over what is published now. */
export interface LaidDraft {
  readonly changes: readonly LayerChange[];
  readonly moved: readonly MovedValue[];
  readonly layer: LayerFiles;
  /** The layer that it lies over. */
  readonly base: LayerFiles;
  /** Number of the revision that it lies over. */
  readonly over: number;
  readonly published: Ground;
  readonly below: Ground;
  readonly effective: Ground;
}

/** Opens a draft for its first changes. */
export async function createDraft(desk: StudioDesk, editor: Editor, title: string): Promise<DraftRow> {
  requireRight(editor, 'editor', []);
  const now = desk.now();
  return await desk.database.transaction(async (within) => {
    const [made] = await within
      .insert(studioDraft)
      .values({ authorId: editor.id, state: 'draft', title, changes: '[]', createdAt: now, changedAt: now })
      .returning();
    if (!made) throw new StudioFailure('failed');
    await record(within, now, { kind: 'draft-opened', editorId: editor.id, draftId: made.id });
    return made;
  });
}

/** A draft by its number. */
export async function readDraft(database: Database, id: number): Promise<DraftRow> {
  const [found] = await database.select().from(studioDraft).where(eq(studioDraft.id, id));
  if (!found) throw new StudioFailure('not-found');
  return found;
}

/** Drafts and proposals in these states, the latest first. */
export async function listDrafts(database: Database, states: readonly DraftRow['state'][]): Promise<readonly DraftRow[]> {
  return await database
    .select()
    .from(studioDraft)
    .where(inArray(studioDraft.state, [...states]))
    .orderBy(desc(studioDraft.changedAt), desc(studioDraft.id))
    .limit(500);
}

/** Lays changes over what is published. */
export async function layDraft(desk: StudioDesk, changes: readonly LayerChange[]): Promise<LaidDraft> {
  const laid = layOver(desk, changes, await readPublished(desk.database));
  await desk.checker.prepare(desk.ground(), laid.layer);
  return laid;
}

/** Lays changes over a published state. */
export function layOver(
  desk: StudioDesk,
  changes: readonly LayerChange[],
  { revision, layer: base }: { readonly revision: number; readonly layer: LayerFiles },
): LaidDraft {
  const below = desk.checker.below(desk.ground());
  const published = groundWithLayer(below, base);
  const layer = layerWith(base, changes, { published, below });
  return {
    changes,
    moved: movedChanges(changes, published).map(movedValue),
    layer,
    base,
    over: revision,
    published,
    below,
    effective: groundWithLayer(below, layer),
  };
}

/** Lays the changes of a draft over what is published; null lays none. Nothing of it is checked. */
export async function layNumbered(desk: StudioDesk, id: number | null): Promise<LaidDraft> {
  const changes = id === null ? [] : readStoredChanges((await readDraft(desk.database, id)).changes);
  return layOver(desk, changes, await readPublished(desk.database));
}

/** What the checker says of a laid draft. */
export function checkDraft(desk: StudioDesk, { layer }: LaidDraft): LayerCheck {
  return desk.checker.check(desk.ground(), layer);
}

/** Opens a draft with its first edits. Edits that are refused open none. */
export async function openDraft(
  desk: StudioDesk,
  editor: Editor,
  title: string,
  edits: readonly Edit[],
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const before = layOver(desk, [], await readPublished(desk.database));
  await requireRightTo(desk, editor, withEdits(before, [], edits));
  return await editDraft(desk, editor, (await createDraft(desk, editor, title)).id, edits);
}

/** Makes edits in a draft, all or none, and saves it. */
export async function editDraft(
  desk: StudioDesk,
  editor: Editor,
  id: number,
  edits: readonly Edit[],
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const state = await readPublished(desk.database);
  return await changeDraft(desk, editor, id, (draft) => {
    return withEdits(layOver(desk, [], state), readStoredChanges(draft.changes), edits);
  });
}

/** Refuses who must not edit what changes touch. */
export async function requireRightTo(desk: StudioDesk, editor: Editor, changes: readonly LayerChange[]): Promise<void> {
  const { published, effective } = layOver(desk, changes, await readPublished(desk.database));
  requireRight(editor, 'editor', groupsOfChanges(changes, published, effective));
}

function withEdits(before: LaidDraft, changes: readonly LayerChange[], edits: readonly Edit[]): readonly LayerChange[] {
  return edits.reduce<readonly LayerChange[]>((made, edit) => {
    const { file, act } = edit;
    const fault = isPicture(file) && act.kind === 'set' && act.value !== null ? pictureFault(file, act.value) : null;
    if (fault !== null) throw new StudioFailure(fault === 'too-large' ? 'large-picture' : 'unsafe-picture');
    const next = withEdit(made, edit, before);
    if (next.ok) return next.value;
    const { reason } = next.failure;
    throw new StudioFailure(reason === 'moved' ? 'moved' : reason === 'unknown-file' ? 'refused-layer' : 'no-place', {
      edit: next.failure,
    });
  }, changes);
}

/** Decides a change whose ground has moved: the draft's value replaces what is there now, or is given up. */
export async function resolveMoved(
  desk: StudioDesk,
  editor: Editor,
  id: number,
  { file, path, take }: { readonly file: string; readonly path: string; readonly take: 'mine' | 'theirs' },
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const state = await readPublished(desk.database);
  const { published, below } = layOver(desk, [], state);
  const isMeant = (change: LayerChange) => change.file === file && change.path === path;
  const meant = readStoredChanges((await readDraft(desk.database, id)).changes).find(isMeant);
  const holder = meant && take === 'mine' ? lostHolder(meant, published) : null;
  // What held the value is gone. It is brought back as it last was, for a value alone would have no place.
  const former = holder === null ? null : await formerGround(desk, below, { file, path: holder }, state.revision);
  return await changeDraft(desk, editor, id, (draft) => {
    const changes = readStoredChanges(draft.changes);
    if (holder !== null) {
      const whole = former && regained(changes, { file, path: holder }, former);
      if (whole === null) throw new StudioFailure('no-place');
      return whole;
    }
    return changes.flatMap((change) => {
      if (!isMeant(change)) return [change];
      return take === 'theirs' ? [] : settled([change], published);
    });
  });
}

/** The latest state in which something was still there; null when no revision has it. */
async function formerGround(
  desk: StudioDesk,
  below: Ground,
  { file, path }: { readonly file: string; readonly path: string },
  from: number,
): Promise<Ground | null> {
  for (let number = from; number >= 0; number -= 1) {
    const layer = await readRevisionLayer(desk.database, number);
    const ground = layer && groundWithLayer(below, layer);
    if (ground && valueAtIds(fileValue(ground, file), path) !== undefined) return ground;
  }
  return null;
}

/** Replaces the changes of an open draft of one's own, one editor's call after another. */
export async function changeDraft(
  desk: StudioDesk,
  editor: Editor,
  id: number,
  change: (draft: DraftRow) => readonly LayerChange[],
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const now = desk.now();
  const changed = await desk.database.transaction(async (within) => {
    const [draft] = await within.select().from(studioDraft).where(eq(studioDraft.id, id)).for('update');
    if (!draft) throw new StudioFailure('not-found');
    if (draft.authorId !== editor.id) throw new StudioFailure('forbidden');
    if (!openStates.includes(draft.state)) throw new StudioFailure('wrong-state');
    const changes = change(draft);
    const laid = layOver(desk, changes, await readPublished(within));
    requireRight(editor, 'editor', groupsOfChanges(changes, laid.published, laid.effective));
    const [saved] = await within
      .update(studioDraft)
      .set({ changes: JSON.stringify(changes), changedAt: now, version: sql`${studioDraft.version} + 1` })
      .where(and(eq(studioDraft.id, id), inArray(studioDraft.state, [...openStates])))
      .returning();
    if (!saved) throw new StudioFailure('wrong-state');
    return { draft: saved, laid };
  });
  await desk.checker.prepare(desk.ground(), changed.laid.layer);
  return changed;
}
