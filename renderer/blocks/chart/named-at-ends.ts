const longest = 16;
const most = 6;

/** True where several lines have their names at their ends; longer names have their legend above the drawing. */
export function areNamedAtEnds(names: readonly (string | null)[]): boolean {
  return names.length > 1 && names.length <= most && names.every((name) => name === null || name.length <= longest);
}
