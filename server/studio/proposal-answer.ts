import type { ToldLanguage } from '../../engine/authoring';
import type { ChangeMeaning, Editor, ProposalAnswer } from './answers';
import { meaningOf } from './change-meaning';
import { problemsIn } from './draft-check';
import { editorNames, historyOf, proposalEntry } from './draft-history';
import { checkDraft, type DraftRow, type LaidDraft, layDraft, layOver, readDraft } from './drafts';
import { offeredSteps } from './proposal-steps';
import { readRevisionLayer } from './published-layer';
import { readStoredChanges } from './stored-json';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** A proposal as its page shows it: its words and people, what happened to it, and what may be done with it now. */
export async function proposalAnswer(desk: StudioDesk, editor: Editor, id: number, language: ToldLanguage): Promise<ProposalAnswer> {
  const { database } = desk;
  const draft = await readDraft(database, id);
  if (draft.authorId !== editor.id) await record(database, desk.now(), { kind: 'draft-read', editorId: editor.id, draftId: id });
  const laid = await laidAsItWas(desk, draft);
  const isOver = draft.state === 'published' || draft.state === 'withdrawn';
  const check = checkDraft(desk, laid);
  return {
    ...proposalEntry(draft, await editorNames(database)),
    history: await historyOf(database, id),
    steps: offeredSteps(desk, editor, draft, laid, language),
    moved: isOver ? [] : laid.moved,
    problems: isOver ? [] : problemsIn(check.problems, language),
    refusals: isOver ? [] : check.refusals,
    pack: check.pack?.version ?? null,
  };
}

/** What a draft means over what is published now; one that is published, over what was there before it. */
export async function proposalMeaning(desk: StudioDesk, id: number, language: ToldLanguage): Promise<ChangeMeaning> {
  const laid = await laidAsItWas(desk, await readDraft(desk.database, id));
  const definitions = desk.ground();
  const compared = {
    before: { definitions, layer: laid.base },
    after: { definitions, layer: laid.layer },
    changes: laid.changes,
    ground: laid.published,
  };
  return await meaningOf(desk, compared, language);
}

async function laidAsItWas(desk: StudioDesk, { changes, revision }: DraftRow): Promise<LaidDraft> {
  const stored = readStoredChanges(changes);
  if (revision === null) return await layDraft(desk, stored);
  const layer = await readRevisionLayer(desk.database, revision - 1);
  if (layer === null) throw new StudioFailure('not-found');
  return layOver(desk, stored, { revision: revision - 1, layer });
}
