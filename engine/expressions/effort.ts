/** How much an evaluation may still do, counted in items that loops go through and in the size of what is put together. */
export interface Effort {
  left: number;
}

/** Thrown when the effort is used up. It is no error of the data, so that no condition goes on after it. */
export const tooCostly = new Error('The formula needs too much effort.');

const boundless: Effort = { left: Number.POSITIVE_INFINITY };
let current = boundless;

/** Evaluates within an effort, for formulas of people who are only trying. Throws `tooCostly`. */
export function withEffort<Result>(effort: Effort, work: () => Result): Result {
  const before = current;
  current = effort;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Counts what is being done. */
export function spend(units: number): void {
  current.left -= units;
  if (current.left < 0) throw tooCostly;
}

/** Counts a text or list that was put together. */
export function spendOn<Value>(made: Value): Value {
  if (typeof made === 'string' || Array.isArray(made)) spend(made.length);
  return made;
}
