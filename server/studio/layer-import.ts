import { changesBetween, type LayerFiles, type ToldLanguage } from '../../engine/authoring';
import { studioDraft } from '../database/studio-tables';
import type { DraftEntry, Editor, LookedLayer } from './answers';
import { describeChanges } from './describe-changes';
import { groundWithLayer, problemsIn } from './draft-check';
import { draftEntry } from './draft-history';
import { type LaidDraft, layDraft } from './drafts';
import { type ProposalWords, soundCheck } from './proposals';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** What a layer of files would change if it replaced the published one, laid over what is published now. */
export async function lookAtLayer(desk: StudioDesk, editor: Editor, layer: LayerFiles, language: ToldLanguage): Promise<LookedLayer> {
  const laid = await laidOf(desk, layer);
  const { problems, refusals, loaded } = desk.checker.check(desk.ground(), layer);
  const before = desk.checker.check(desk.ground(), desk.layers.current()).loaded;
  await record(desk.database, desk.now(), { kind: 'layer-looked-at', editorId: editor.id });
  return {
    files: Object.keys(layer).sort(),
    changes: laid.changes.length,
    sentences: refusals.length > 0 ? [] : describeChanges(before, loaded, laid.changes).map((sentence) => sentence[language]),
    problems: problemsIn(problems, language),
    refusals,
  };
}

/**
 * Hands in a layer of files as a proposal, which somebody else approves: an import publishes nothing. Administrators need no right to edit
 * for it, because they change nothing by hand.
 */
export async function proposeLayer(desk: StudioDesk, editor: Editor, layer: LayerFiles, words: ProposalWords): Promise<DraftEntry> {
  if (words.title.trim() === '' || words.reason.trim() === '') throw new StudioFailure('no-title');
  const { refusals } = desk.checker.check(desk.ground(), layer);
  if (refusals.length > 0) throw new StudioFailure('refused-layer', { refusals });
  const laid = await laidOf(desk, layer);
  soundCheck(desk, laid);
  const now = desk.now();
  return await desk.database.transaction(async (within) => {
    const [made] = await within
      .insert(studioDraft)
      .values({
        ...words,
        authorId: editor.id,
        state: 'handed-in',
        changes: JSON.stringify(laid.changes),
        createdAt: now,
        changedAt: now,
      })
      .returning();
    if (!made) throw new StudioFailure('failed');
    await record(within, now, { kind: 'import-proposed', editorId: editor.id, draftId: made.id, details: words.title });
    return draftEntry(made);
  });
}

/** The published state with the changes that lead to a layer. */
async function laidOf(desk: StudioDesk, layer: LayerFiles): Promise<LaidDraft> {
  const { published, below } = await layDraft(desk, []);
  return await layDraft(desk, changesBetween(published, groundWithLayer(below, layer)));
}
