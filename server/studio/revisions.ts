import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inverse, type ToldLanguage } from '../../engine/authoring';
import type { Database } from '../database/database';
import { studioEditor, studioRevision } from '../database/studio-tables';
import type { Editor, Revision } from './answers';
import { changeDraft, createDraft, type DraftRow, type LaidDraft, listDrafts, openStates, requireRightTo } from './drafts';
import { readStoredChanges, readStoredSentences } from './stored-json';
import type { StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

const author = alias(studioEditor, 'author');
const approver = alias(studioEditor, 'approver');

/** Revisions from the latest on, told in a language; `number` asks for one of them. */
export async function listRevisions(database: Database, language: ToldLanguage, number?: number): Promise<readonly Revision[]> {
  const rows = await database
    .select({ revision: studioRevision, author: author.name, approver: approver.name })
    .from(studioRevision)
    .leftJoin(author, eq(author.id, studioRevision.authorId))
    .leftJoin(approver, eq(approver.id, studioRevision.approverId))
    .where(number === undefined ? undefined : eq(studioRevision.number, number))
    .orderBy(desc(studioRevision.number))
    .limit(1_000);
  return rows.map(({ revision, ...names }) => ({
    number: revision.number,
    kind: revision.kind,
    title: revision.title,
    reason: revision.reason,
    legalBasis: revision.legalBasis,
    ...names,
    draft: revision.draftId,
    ofRevision: revision.ofRevision,
    publishedAt: revision.publishedAt.toISOString(),
    sentences: readStoredSentences(revision.sentences).map((sentence) => sentence[language]),
    changes: readStoredChanges(revision.changes),
  }));
}

/** A draft that takes back some changes of a revision: all of them, or those named. */
export async function takeBack(
  desk: StudioDesk,
  editor: Editor,
  number: number,
  named: readonly { readonly file: string; readonly path: string }[] | null,
  language: ToldLanguage,
): Promise<{ readonly draft: DraftRow; readonly laid: LaidDraft }> {
  const [revision] = await listRevisions(desk.database, language, number);
  if (!revision) throw new StudioFailure('not-found');
  const taken = revision.changes.filter(({ file, path }) => named === null || named.some((one) => one.file === file && one.path === path));
  if (taken.length === 0) throw new StudioFailure('nothing-changed');
  const title = language === 'en' ? `Changes of revision ${number} taken back` : `Cofnięcie zmian z wersji ${number}`;
  const changes = taken.map(inverse);
  await requireRightTo(desk, editor, changes);
  // Asked for twice, it is the same draft.
  const own = (await listDrafts(desk.database, openStates)).find(
    (each) => each.authorId === editor.id && each.changes === JSON.stringify(changes),
  );
  const draft = own ?? (await createDraft(desk, editor, title));
  return await changeDraft(desk, editor, draft.id, () => changes);
}
