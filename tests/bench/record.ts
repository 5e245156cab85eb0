const between = /<!-- measured -->\n[\s\S]*\n<!-- \/measured -->/;

/** The name of the measure in a line of the table; null for its heading. */
function nameIn(line: string): string | null {
  const [, name = ''] = /^\| (.+?) \|/.exec(line) ?? [];
  return name === '' || name === 'measure' ? null : name;
}

/** The page with this table in place of the one that it has. */
export function withTable(page: string, machine: string, table: string): string {
  return page.replace(between, () => `<!-- measured -->\n${machine}\n\n${table}\n<!-- /measured -->`);
}

/** The page with the lines of a table of some measures in place of those of the same measures; what is new comes last. */
export function withMeasures(page: string, table: string): string {
  const named = table.split('\n').map((line) => [nameIn(line), line] as const);
  const fresh = new Map(named.filter(([name]) => name !== null));
  return page.replace(between, (whole) => {
    const lines = whole.split('\n');
    const end = lines.pop() ?? '';
    const known = new Set(lines.map(nameIn));
    const kept = lines.map((line) => fresh.get(nameIn(line)) ?? line);
    return [...kept, ...[...fresh].flatMap(([name, line]) => (known.has(name) ? [] : [line])), end].join('\n');
  });
}
