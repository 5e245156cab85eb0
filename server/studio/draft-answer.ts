import { isPicture, type LayerChange, type ToldLanguage } from '../../engine/authoring';
import type { DraftAnswer } from './answers';
import { type FoundProblem, problemsIn } from './draft-check';
import { draftEntry } from './draft-history';
import { checkDraft, type DraftRow, type LaidDraft, layDraft } from './drafts';
import { earlierFile, rememberFiles } from './earlier-files';
import { readStoredChanges } from './stored-json';
import type { StudioDesk } from './studio-desk';

interface Asked {
  readonly language: ToldLanguage;
  /** The file that the editor has open. */
  readonly open: string | undefined;
}

/**
 * A draft as editors see it: its changes, what has moved under them, the version of its pack, and the problems that are the editor's to see:
 * those that came with the draft, and all in the files that it changes or that are open. A large portal has thousands of older ones, which
 * are counted.
 */
export function draftAnswer(desk: StudioDesk, draft: DraftRow, laid: LaidDraft, { language, open }: Asked): DraftAnswer {
  const { problems, refusals, pack } = checkDraft(desk, laid);
  const older = new Set(desk.checker.check(desk.ground(), laid.base).problems);
  const files = new Set([open, ...laid.changes.map(({ file }) => file)]);
  const isShown = (found: FoundProblem) => !older.has(found) || files.has(found.file);
  const shown = problems.filter(isShown);
  return {
    ...draftEntry(draft),
    changes: laid.changes.map(withoutPicture),
    moved: laid.moved,
    problems: problemsIn(shown, language),
    olderProblems: problems.length - shown.length,
    refusals,
    pack: pack?.version ?? null,
  };
}

/** The bytes of a picture are asked for where it is shown; they do not come with every key that is typed. */
function withoutPicture(change: LayerChange): LayerChange {
  if (!isPicture(change.file)) return change;
  const { was, now, ...place } = change;
  return { ...place, ...(was !== undefined && { was: '' }), ...(now !== undefined && { now: '' }) };
}

/** A file of a draft's pack, null when there is none of this name. */
export async function draftPack(desk: StudioDesk, draft: DraftRow, name: string): Promise<string | null> {
  const { pack } = checkDraft(desk, await layDraft(desk, readStoredChanges(draft.changes)));
  if (pack) rememberFiles(desk, pack);
  return pack?.files.get(name) ?? earlierFile(desk, name);
}
