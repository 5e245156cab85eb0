import { Environment } from '@marcbachmann/cel-js';
import { functions } from './functions';

// CEL tells whole numbers (int) from others (double), JSON does not: an amount is a double, the 2 in `row.kwota * 2` an int.
// These overloads let the two meet, so that an author never has to know the difference.
const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

// Any value may be compared with null, because any field of an answer may be empty. An empty value is neither smaller nor greater
// than anything, and computing with it gives an empty value: one empty amount must not void a whole list.
const comparable = ['double', 'int', 'string', 'bool', 'list', 'map'];
const ordered = ['double', 'int', 'string'];
const numbers = ['double', 'int'];

/** A CEL environment with the portal's operators and functions. With `typed`, names must be registered, for static checks. */
export function createEnvironment(typed = false): Environment {
  const environment = new Environment({
    unlistedVariablesAreDyn: !typed,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 200, maxCallArguments: 8 },
  });
  for (const [operator, compute] of Object.entries(arithmetic)) {
    for (const [left, right] of [
      ['double', 'int'],
      ['int', 'double'],
    ]) {
      environment.registerOperator(`${left} ${operator} ${right}`, (a: unknown, b: unknown) => compute(Number(a), Number(b)));
    }
  }
  for (const type of comparable) environment.registerOperator(`${type} == null`, () => false);
  for (const type of ordered) registerBothWays(environment, type, ['<', '<=', '>', '>='], 'bool', false);
  for (const type of numbers) registerBothWays(environment, type, Object.keys(arithmetic), 'null', null);
  for (const operator of ['<', '<=', '>', '>=']) environment.registerOperator(`null ${operator} null: bool`, () => false);
  for (const operator of Object.keys(arithmetic)) environment.registerOperator(`null ${operator} null: null`, () => null);
  environment.registerConstant('nothing', 'dyn', null);
  for (const entry of functions) environment.registerFunction(entry.signature, entry.handler, { description: entry.description });
  return environment;
}

function registerBothWays(environment: Environment, type: string, operators: readonly string[], result: string, value: false | null): void {
  for (const operator of operators) {
    environment.registerOperator(`${type} ${operator} null: ${result}`, () => value);
    environment.registerOperator(`null ${operator} ${type}: ${result}`, () => value);
  }
}
