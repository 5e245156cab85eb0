import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { studioEditor, studioEvent } from '../database/studio-tables';
import type { DraftEntry, ProposalAnswer, ProposalEntry } from './answers';
import type { DraftRow } from './drafts';

/** What happened to a draft, from its beginning; who read it is in the log of administrators. */
export async function historyOf(database: Database, draft: number): Promise<ProposalAnswer['history']> {
  const rows = await database
    .select({ kind: studioEvent.kind, at: studioEvent.happenedAt, who: studioEditor.name, details: studioEvent.details })
    .from(studioEvent)
    .leftJoin(studioEditor, eq(studioEditor.id, studioEvent.editorId))
    .where(and(eq(studioEvent.draftId, draft), ne(studioEvent.kind, 'draft-read')))
    .orderBy(asc(studioEvent.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Names of editors by number. */
export async function editorNames(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database.select({ id: studioEditor.id, name: studioEditor.name }).from(studioEditor);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A draft or proposal of the table without its changes. */
export function draftEntry({ changes: _changes, publishAt, createdAt, changedAt, ...draft }: DraftRow): DraftEntry {
  return {
    ...draft,
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** A draft in a list, with the names of its people. */
export function proposalEntry(draft: DraftRow, names: ReadonlyMap<number, string>): ProposalEntry {
  return {
    ...draftEntry(draft),
    author: names.get(draft.authorId) ?? null,
    approver: draft.approverId === null ? null : (names.get(draft.approverId) ?? null),
  };
}
