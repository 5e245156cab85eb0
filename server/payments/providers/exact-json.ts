// A gateway's order number has 63 bits and a JavaScript number 53, so that JSON.parse would change it.

// A text without an end reaches to the end of everything: looked for again from each of its quotes it would take the square of its length.
const literals = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const mark = '$integer';

/** Values that are written as JSON: long integers stay as they are. */
export type ExactValue = string | number | bigint | boolean | null;

/** Parses JSON with every integer as a bigint; it throws on what is no JSON. */
export function parseExactJson(text: string): unknown {
  const marked = text.replace(literals, (literal) => (/^-?\d+$/.test(literal) ? `{"${mark}":"${literal}"}` : literal));
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && mark in value ? BigInt(String(value[mark])) : value,
  );
}

/** Compact JSON of fields in their order, with slashes and letters of all alphabets as they are. */
export function exactJson(fields: readonly (readonly [name: string, value: ExactValue])[]): string {
  const written = fields.map(
    ([name, value]) => `${JSON.stringify(name)}:${typeof value === 'bigint' ? value.toString() : JSON.stringify(value)}`,
  );
  return `{${written.join(',')}}`;
}

/** The fields of a JSON object; none when it is something else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
