import { useMemo } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import type { DraftProblem } from '../office/studio-answers';
import { useOpenFile } from '../room/open-file';
import { useOrigins } from './origins';
import type { PropertyMarks } from './property-marks';

/** What stands below the properties of the selected part besides their fields. `mend`: makes the change that a problem suggests. */
export function usePropertyMarks(mend: (problem: DraftProblem) => Promise<void>): PropertyMarks {
  const { file, value, part, problems, edit } = useOpenFile();
  const origins = useOrigins(file.file, part.pointer);
  const place = (property: string) => `${part.pointer}/${property}`;
  const changed = useMemo(
    () =>
      new Set(
        file.changes.flatMap(({ path }) =>
          path.startsWith(`${part.pointer}/`) ? [path.slice(part.pointer.length + 1).split('/')[0] ?? ''] : [],
        ),
      ),
    [file, part],
  );
  const takeValueOf = (state: JsonValue, property: string) => {
    const path = place(property);
    const set = valueAtIds(state, path);
    const was = valueAtIds(value, path) ?? null;
    edit([set === undefined ? { file: file.file, path, was, remove: true } : { file: file.file, path, was, set }]);
  };
  return {
    before: (property) =>
      changed.has(property) ? { value: valueAtIds(file.published, place(property)), file: file.file, path: place(property) } : null,
    restore: (property) => takeValueOf(file.published, property),
    laid: (property) => {
      const origin = changed.has(property) ? undefined : origins?.properties[property];
      return origin === undefined ? null : { origin, below: valueAtIds(file.below, place(property)) };
    },
    giveUp: (property) => takeValueOf(file.below, property),
    mendable: (property) => problems.filter(({ path, suggestion }) => suggestion !== undefined && isAt(path, place(property))),
    mend: (problem) => void mend(problem),
  };
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
