const width = 120;

/** Formats a definition as people write it: an object or list is on one line if it fits. */
export function definitionJson(definition: unknown): string {
  return `${onLines(definition, '')}\n`;
}

function written(value: unknown, indent: string, before: string): string {
  const line = onOneLine(value);
  return indent.length + before.length + line.length < width ? line : onLines(value, indent);
}

function onLines(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + written(item, inner, ''));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([name, member]) => `${inner}${name}: ${written(member, inner, name)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([name, member]) => `${name}: ${onOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[JSON.stringify(name), member] as const]));
}
