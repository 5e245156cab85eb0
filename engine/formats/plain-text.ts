/** A value as it stands, for cells of a file whose value is not of the declared kind; nothing for a missing one. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
