import { drop, type Edit, put, remove, serviceFile, write } from '../check/cases/sample-pack';

/** An edit of the sample pack as a case writes it: a value at a pointer, or of a whole file (an empty pointer). */
export interface CaseEdit {
  /** By default the file of the sample service. */
  readonly file?: string;
  readonly at: string;
  readonly value?: unknown;
  readonly remove?: boolean;
}

/** The edits of a case as the sample pack takes them. */
export function editsOf(edits: readonly CaseEdit[]): readonly Edit[] {
  return edits.map(({ file = serviceFile, at, value, remove: isGone }) => {
    if (at === '') return isGone ? remove(file) : write(file, copyOf(value));
    return isGone ? drop(at, file) : put(at, copyOf(value), file);
  });
}

/** Cases lie in files: what several tests edit must not be one and the same object. */
function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
