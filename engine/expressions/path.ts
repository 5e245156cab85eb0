const plainPath = /^=\s*([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*$/;
const words = new Set(['true', 'false', 'null', 'in']);

/** The names of a formula that only reads a value (`=params.rok` → `['params', 'rok']`), or null when it is more than that. */
export function parsePath(expression: string): readonly string[] | null {
  const match = plainPath.exec(expression);
  const path = match?.[1]?.split('.') ?? null;
  return path && path.length === 1 && words.has(path[0] ?? '') ? null : path;
}

/** True for a definition value that is a formula: a string that begins with `=`. */
export function isExpression(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('=');
}
