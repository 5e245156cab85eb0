import type { CompiledPack } from '../../engine';
import { isPicture, type LayerChange, type ToldLanguage } from '../../engine/authoring';
import { type FoundProblem, problemsIn } from './draft-check';
import { checkDraft, type DraftRow, type LaidDraft, layDraft } from './drafts';
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
export function draftAnswer(desk: StudioDesk, { changes: _changes, ...draft }: DraftRow, laid: LaidDraft, { language, open }: Asked) {
  const { problems, refusals, pack } = checkDraft(desk, laid);
  const older = new Set(desk.checker.check(desk.ground(), laid.base).problems);
  const files = new Set([open, ...laid.changes.map(({ file }) => file)]);
  const isShown = (found: FoundProblem) => !older.has(found) || files.has(found.file);
  const shown = problems.filter(isShown);
  return {
    ...draft,
    changes: laid.changes.map(withoutPicture),
    moved: laid.moved,
    over: laid.over,
    problems: problemsIn(shown, language),
    /** Number of the problems that were there before, in other files. */
    olderProblems: problems.length - shown.length,
    refusals,
    /** Null while there are errors: the preview stays as it was. */
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

// A page that is still on the pack of the key before asks for files that the newest no longer has.
const kept = new WeakMap<StudioDesk, Map<string, string>>();
const mostFiles = 3_000;

/** A file of an earlier pack, for pages that are still on it; null when there is none of this name. */
export function earlierFile(desk: StudioDesk, name: string): string | null {
  return name === 'current.json' ? null : (kept.get(desk)?.get(name) ?? null);
}

/** Keeps the files of a pack that a page is about to ask for. */
export function rememberFiles(desk: StudioDesk, { files }: CompiledPack): void {
  const known = kept.get(desk) ?? new Map<string, string>();
  kept.set(desk, known);
  for (const [name, content] of files) {
    // What was asked for last stands last: the first ones are let go.
    known.delete(name);
    known.set(name, content);
  }
  for (const oldest of known.keys()) {
    if (known.size <= mostFiles) break;
    known.delete(oldest);
  }
}
