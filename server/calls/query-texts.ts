/** Of a repeated parameter the first value counts; no call needs two. */
export function textsOf(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}
