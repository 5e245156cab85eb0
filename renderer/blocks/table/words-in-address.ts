/** The words that an address has for the search of a table. The full stop keeps them apart from params, whose names have none. */
export function wordsInAddress(search: string, id: string): string {
  return new URLSearchParams(search).get(nameOf(id)) ?? '';
}

/** The query of an address with other words for the search of a table. */
export function withWords(search: string, id: string, words: string): string {
  const query = new URLSearchParams(search);
  if (words === '') query.delete(nameOf(id));
  else query.set(nameOf(id), words);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function nameOf(id: string): string {
  return `${id}.q`;
}
