import type { ParseResult } from '@marcbachmann/cel-js';
import { withDecimalDivision } from './decimal-division';
import { createEnvironment } from './environment';
import type { Cel, Scope } from './evaluate';

/** Makes the evaluator for formulas that are more than a path. Parsed formulas are kept. */
export function createCel(): Cel {
  const environment = createEnvironment();
  const parsed = new Map<string, ParseResult>();
  return {
    evaluate(expression: string, scope: Scope): unknown {
      let run = parsed.get(expression);
      if (!run) {
        run = environment.parse(withDecimalDivision(environment, expression.slice(1)));
        parsed.set(expression, run);
      }
      try {
        return toPlain(run({ ...scope }));
      } catch {
        // The checker has proved the types, so what fails here is an empty value in the data: the result is empty too.
        return null;
      }
    },
  };
}

/** CEL's whole numbers are bigint and its decimals carry binary dust (0.1 + 0.2); both leave as plain JSON numbers. */
function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toPlain(member)]));
  }
  return value;
}
