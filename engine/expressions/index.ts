export { createEvaluator, type Evaluate, evaluateValue, isExpression, parsePath, type ReportMisfit } from './evaluate';
export type { Formula } from './formula';
export { type Names, nameIn, type Scope, scopeOf } from './scope';
