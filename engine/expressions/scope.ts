/** Values by name. */
export type Names = Readonly<Record<string, unknown>>;

/** The names that a formula can read: its own, as the row of a table, and around them those of the place that holds it. */
export interface Scope {
  readonly names: Names;
  readonly outer: Scope | null;
}

/** A scope of names, within another one where there is one. */
export function scopeOf(names: Names, outer: Scope | null = null): Scope {
  return { names, outer };
}

/** The value of a name in the nearest scope that has it, null where none has. */
export function nameIn(scope: Scope, name: string): unknown {
  for (let at: Scope | null = scope; at !== null; at = at.outer) if (Object.hasOwn(at.names, name)) return at.names[name];
  return null;
}
