import { Environment } from '@marcbachmann/cel-js';

/** CEL's parser with the portal's limits. What a formula means is worked out by `run-formula.ts`. */
export function createEnvironment(): Environment {
  return new Environment({
    unlistedVariablesAreDyn: true,
    homogeneousAggregateLiterals: false,
    limits: { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 200, maxCallArguments: 8 },
  });
}
