import { createEnvironment } from './environment';
import type { Cel } from './evaluate';
import { writeFormula } from './write-formula';

/** Makes a reader of formulas as authors write them: for the compiler, the server and tests. */
export function createCel(): Cel {
  const environment = createEnvironment();
  return { read: (expression) => writeFormula(environment.parse(expression.slice(1)).ast) };
}
