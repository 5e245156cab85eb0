// The second door of this room: the CEL evaluator, which the browser loads only for services whose formulas need it.
export { createCel } from '../expressions/cel';
export { functions as expressionFunctions } from '../expressions/functions';
