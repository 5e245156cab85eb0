/** Reads a CSV file back: cells by line, headings first. */
export function readCsv(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
