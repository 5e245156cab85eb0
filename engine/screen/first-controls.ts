const firstControls: ReadonlySet<string> = new Set(['select']);

/** True for a control whose field comes with the first page; the fields of all others are a file of their own. */
export function comesFirst(control: string): boolean {
  return firstControls.has(control);
}
