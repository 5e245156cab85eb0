// The second door of this room: what reads formulas as authors write them, and describes them. Screens work out what the compiler wrote.
export { createCel } from '../expressions/cel';
export { type FunctionManual, functionManual } from '../expressions/function-manual';
