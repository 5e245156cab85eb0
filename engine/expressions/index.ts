export { createEvaluator, type Evaluate, evaluateValue, type ReportMisfit } from './evaluate';
export type { Formula } from './formula';
export { isExpression, parsePath } from './path';
export { type Names, nameIn, type Scope, scopeOf } from './scope';
