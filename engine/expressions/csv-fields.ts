/**
 * The values of one line of CSV (comma or semicolon, quotes as in RFC 4180): exactly so many texts. A line that cannot be read, or has
 * another number of values, gives empty texts.
 */
export function csvFields(line: string, count: number): string[] {
  const empty = Array.from({ length: Math.max(0, count) }, () => '');
  const separator = line.replaceAll(/"[^"]*"/g, '').includes(';') ? ';' : ',';
  const fields: string[] = [];
  let rest = line.replace(/\r?\n$/, '');
  for (;;) {
    const read = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest) ?? plain(rest, separator);
    if (read === null) return empty;
    fields.push((read[1] ?? '').replaceAll('""', '"'));
    rest = rest.slice(read[0].length);
    if (rest === '') break;
    if (!rest.startsWith(separator)) return empty;
    rest = rest.slice(1);
  }
  return fields.length === count ? fields : empty;
}

/** A value without quotes; a quote inside one makes the line unreadable. */
function plain(text: string, separator: string): readonly [string, string] | null {
  const end = text.indexOf(separator);
  const field = end === -1 ? text : text.slice(0, end);
  return field.includes('"') || /[\r\n]/.test(field) ? null : [field, field.trim()];
}
