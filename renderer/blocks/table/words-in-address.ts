/** The words that an address has for the search of a table. The full stop keeps them apart from params, whose names have none. */
export function wordsInAddress(search: string, id: string): string {
  return new URLSearchParams(search).get(nameOf(id)) ?? '';
}

/** The query of an address with other words for the search of a table. */
export function withWords(search: string, id: string, words: string): string {
  return withParts(search, { [nameOf(id)]: words });
}

/** The query of an address with other parts; those without a text are left out of it. */
export function withParts(search: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, text] of Object.entries(parts)) {
    if (text === '') query.delete(name);
    else query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function nameOf(id: string): string {
  return `${id}.q`;
}
