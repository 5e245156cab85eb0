import type { ParseResult } from '@marcbachmann/cel-js';
import { withDecimalDivision } from './decimal-division';
import { createEnvironment } from './environment';
import type { Cel, Scope } from './evaluate';
import { toPlain } from './plain-value';

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
