export { type Cel, createEvaluator, type Evaluate, evaluateValue, type Scope } from './evaluate';
export { isExpression, parsePath } from './path';
export type { PlainFormula } from './plain-formula';
