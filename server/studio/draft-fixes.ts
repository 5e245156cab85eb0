import { type Fix, fileValue, fixesOf, type JsonValue, type PlaceEdit, valueAtIds, withIds, word } from '../../engine/authoring';
import type { FixesAnswer, SentEdit } from './answers';
import { type AskedPlace, openedGround } from './draft-places';
import type { StudioDesk } from './studio-desk';

/** The ways to mend the problem of a rule at a place of a draft; empty where there is none. */
export function draftFixes(desk: StudioDesk, { effective, file, path, language }: AskedPlace, rule: string): FixesAnswer['fixes'] {
  const open = openedGround(desk, effective);
  const value = fileValue(effective, file);
  const problem = open.problems.find(
    (each) => each.rule === rule && each.place.file === file && withIds(value, each.place.pointer) === path,
  );
  if (problem === undefined) return [];
  const fixes = fixesOf(open, problem);
  if (!fixes.ok) return [];
  return fixes.answer.flatMap(({ says, edits }: Fix) => {
    const sent = edits.map((edit) => sentChanges(fileValue(effective, edit.file), edit));
    return sent.some((changes) => changes.length === 0) ? [] : [{ says: word(says, language), edits: sent.flat() }];
  });
}

/** An edit of a place as changes with ids; empty for one that concerns a whole file, which editors do not rename. */
function sentChanges(value: JsonValue | undefined, edit: PlaceEdit): readonly SentEdit[] {
  const { file } = edit;
  if (edit.path === '' || value === undefined) return [];
  const path = withIds(value, edit.path);
  if (edit.op === 'remove') return [{ file, path, remove: true }];
  if (edit.op !== 'rename') return [{ file, path, set: edit.value }];
  const renamed = valueAtIds(value, path);
  if (renamed === undefined) return [];
  return [
    { file, path, remove: true },
    { file, path: `${path.slice(0, path.lastIndexOf('/'))}/${edit.value.replaceAll('~', '~0').replaceAll('/', '~1')}`, set: renamed },
  ];
}
