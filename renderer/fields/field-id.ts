/** Id of the element that takes the focus for a param. */
export function fieldId(param: string): string {
  return `param-${param}`;
}

/** Ids that describe a field: its hint and its problem, as far as they are shown; undefined when there is nothing to point at. */
export function describedBy(param: string, hint: string | null, problem: string | null): string | undefined {
  const ids = [hint === null ? null : `${fieldId(param)}-hint`, problem === null ? null : `${fieldId(param)}-problem`];
  return ids.filter((id) => id !== null).join(' ') || undefined;
}
