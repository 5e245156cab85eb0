/** The values of the `{name}` parts of an endpoint in a path; null if the path does not match the endpoint. */
export function matchEndpoint(endpoint: string, path: string): Readonly<Record<string, string>> | null {
  const steps = endpoint.split('/');
  const given = path.split('/');
  if (steps.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, step] of steps.entries()) {
    const value = given[index] ?? '';
    const place = /^\{(\w+)\}$/.exec(step)?.[1];
    if (place === undefined ? step !== value : value === '') return null;
    if (place !== undefined) values[place] = decoded(value);
  }
  return values;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid escape is passed on as it is; the reader of the parameter refuses it.
    return text;
  }
}
