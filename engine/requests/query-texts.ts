/** Values of a query by name, before they are written as texts. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** The values of a query as texts: empty ones stay away, lists are joined by commas. Names of values that are objects are told apart. */
export function queryTexts(values: GivenValues): { readonly texts: Record<string, string>; readonly objects: string[] } {
  const texts: Record<string, string> = {};
  const objects: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const text = holdsObject(value) ? null : queryText(value);
    if (text !== null) texts[name] = text;
    else if (holdsObject(value)) objects.push(name);
  }
  return { texts, objects };
}

/** True for an object, and for a list with one in it. */
export function holdsObject(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return typeof value === 'object' && value !== null;
}

function queryText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) {
    const given = value.filter((item) => item !== null && item !== undefined);
    return given.length === 0 ? null : given.map(String).join(',');
  }
  return String(value);
}
