/** Values by name. */
export type Names = Readonly<Record<string, unknown>>;

/** The names that a formula can read: those of its own place, such as the row of a table, then those of the enclosing scope. */
export interface Scope {
  readonly names: Names;
  readonly outer: Scope | null;
}

/** A scope, optionally within another one. */
export function scopeOf(names: Names, outer: Scope | null = null): Scope {
  return { names, outer };
}

/** The value of a name in the nearest scope that has it, null where none has. */
export function nameIn(scope: Scope, name: string): unknown {
  for (let at: Scope | null = scope; at !== null; at = at.outer) if (Object.hasOwn(at.names, name)) return at.names[name];
  return null;
}
