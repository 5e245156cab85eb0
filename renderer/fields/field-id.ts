/** Id of the element that takes the focus for a field. */
export function fieldId(field: string): string {
  return `param-${field}`;
}

/** Ids that describe a field: its hint, its problem and a note under it, as far as they are shown; undefined when there is nothing to point at. */
export function describedBy(field: string, hint: string | null, problem: string | null, note = false): string | undefined {
  const parts = [hint === null ? null : 'hint', problem === null ? null : 'problem', note ? 'note' : null];
  return parts.flatMap((part) => (part === null ? [] : [`${fieldId(field)}-${part}`])).join(' ') || undefined;
}
