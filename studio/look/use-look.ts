import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import type { DraftProblem, FileAnswer, SentEdit } from '../office/studio-answers';
import type { EarlierValue } from '../properties/property-marks';
import { useDraft } from '../room/draft-context';
import { portalFile, setEdit } from './portal-look';

/** The settings of the portal in the draft, with the ways to change them. */
export interface Look {
  readonly portal: JsonValue;
  readonly file: FileAnswer;
  readonly draft: number | null;
  /** A text at a place; null for one that is composed of values, empty where there is none. */
  textAt(path: string): string | null;
  /** The problems at a place and within it. */
  problemsAt(path: string): readonly DraftProblem[];
  /** The value before the draft, of a place that the draft changes; else null. */
  before(path: string): EarlierValue | null;
  set(path: string, value: JsonValue): void;
  restore(path: string): void;
  /** Makes edits as one step of undo. */
  edit(edits: readonly SentEdit[]): void;
}

/** The settings of the portal, null while they are being opened. */
export function useLook(): Look | null {
  const { work, state } = useDraft();
  const { file, value: portal, draft } = state;
  if (file === null || file.file !== portalFile) return null;
  const edit = (edits: readonly SentEdit[]) => edits.length > 0 && work.edit(edits);
  return {
    portal,
    file,
    draft: draft?.id ?? null,
    textAt(path) {
      const text = valueAtIds(portal, path) ?? '';
      return typeof text === 'string' ? text : null;
    },
    problemsAt: (path) => (draft?.problems ?? []).filter((problem) => problem.file === portalFile && isWithin(problem.path, path)),
    before: (path) =>
      file.changes.some((change) => change.order !== true && (isWithin(change.path, path) || isWithin(path, change.path)))
        ? { value: valueAtIds(file.published, path), file: portalFile, path }
        : null,
    set: (path, value) => edit([setEdit(portal, path, value)]),
    restore(path) {
      const was = valueAtIds(portal, path) ?? null;
      const set = valueAtIds(file.published, path);
      edit([set === undefined ? { file: portalFile, path, remove: true, was } : { file: portalFile, path, set, was }]);
    },
    edit,
  };
}

/** The settings of the portal, below the view that opens them. */
export function useOpenLook(): Look {
  const look = useLook();
  if (look === null) throw new Error('useOpenLook needs the settings of the portal to be open.');
  return look;
}

function isWithin(path: string, around: string): boolean {
  return path === around || path.startsWith(`${around}/`);
}
