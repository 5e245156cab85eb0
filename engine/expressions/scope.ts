/** Values by name. */
export type Names = Readonly<Record<string, unknown>>;

/**
 * The names that a formula can read: its own, such as the row of a table, and around them those of the place that holds it. A class, so that
 * no object spread from a scope passes for one: its names would be lost.
 */
export class Scope {
  constructor(
    private readonly names: Names,
    /** The scope around this one. What formulas give for a row is remembered by it. */
    readonly outer: Scope | null,
  ) {}

  /** The value of a name in the nearest scope that has it, null where none has. */
  find(name: string): unknown {
    for (let at: Scope | null = this; at !== null; at = at.outer) if (Object.hasOwn(at.names, name)) return at.names[name];
    return null;
  }

  /** The names that this scope adds to those around it. */
  ownNames(): readonly string[] {
    return Object.keys(this.names);
  }

  /** The same place with further names, or with other values of its own. */
  extended(names: Names): Scope {
    return new Scope({ ...this.names, ...names }, this.outer);
  }
}

/** A scope of names, within another one where there is one. */
export function scopeOf(names: Names, outer: Scope | null = null): Scope {
  return new Scope(names, outer);
}
