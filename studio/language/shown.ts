/** A text of a definition in Polish: the text itself, or the Polish one of several. Empty where there is none. */
export function textIn(text: unknown): string {
  if (typeof text === 'string') return text;
  const polish: unknown = Object.getOwnPropertyDescriptor(Object(text), 'pl')?.value;
  return typeof polish === 'string' ? polish : '';
}

/** A moment of the server as people write it, in Warsaw. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString('pl', {
    timeZone: 'Europe/Warsaw',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
