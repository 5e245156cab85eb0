// Second entrance of the engine: parses formulas as authors write them, and documents them. Screens run what the compiler translated.
export { createCel } from '../expressions/cel';
export { type FunctionManual, functionManual } from '../expressions/function-manual';
