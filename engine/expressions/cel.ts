import { Environment } from '@marcbachmann/cel-js';
import { type DatedPeriods, withPeriods } from './dated-value';
import type { Cel } from './evaluate';
import { openFurtherFunctions } from './further-functions';
import { writeFormula } from './write-formula';

/** CEL's parser with the portal's limits. What a formula means is worked out by `run-formula.ts`. */
export function createEnvironment(): Environment {
  return new Environment({
    unlistedVariablesAreDyn: true,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 200, maxCallArguments: 8 },
  });
}

/** Makes a reader of formulas as authors write them: for the compiler, the server and tests. `dated` are the values that `rate` finds. */
export function createCel(dated: DatedPeriods = {}): Cel {
  openFurtherFunctions();
  const environment = createEnvironment();
  return { read: (expression) => withPeriods(writeFormula(environment.parse(expression.slice(1)).ast), dated) };
}
