import { createCel } from '../../expressions/cel';
import type { Formula } from '../../expressions/formula';
import type { Amount, Condition, Field, Fixed, Operand, Statement } from './sentence';
import { calculations, comparisons, containings, wordOf } from './signs';

const cel = createCel();

/** The condition that a formula says in sentences; null for a formula that is not so simple, or none. */
export function readCondition(text: string): Condition | null {
  const formula = formulaIn(text);
  if (formula === null) return null;
  const joint = formula.kind === 'either' ? 'either' : 'both';
  const statements = partsOf(formula, joint).map(statementOf);
  return isWhole(statements) ? { joined: joint === 'either' ? 'any' : 'all', statements } : null;
}

/** The sentence that a formula for a value says; null for a formula that is not so simple, or none. */
export function readAmount(text: string): Amount | null {
  const formula = formulaIn(text);
  if (formula === null) return null;
  const one = operandOf(formula);
  if (one !== null) return { kind: 'one', of: one };
  if (formula.kind !== 'compute') return null;
  const [by, left, right] = [wordOf(calculations, formula.by), operandOf(formula.left), operandOf(formula.right)];
  return by === null || left === null || right === null ? null : { kind: 'two', left, by, right };
}

/** Reading tells a formula that is right from one that is not; why it is not is for the checker to say. */
function formulaIn(text: string): Formula | null {
  // A comment would be lost in a sentence.
  if (!text.startsWith('=') || text.includes('//')) return null;
  try {
    return cel.read(text);
  } catch {
    return null;
  }
}

function partsOf(formula: Formula, joint: 'both' | 'either'): readonly Formula[] {
  if (formula.kind !== joint || !('left' in formula)) return [formula];
  return [...partsOf(formula.left, joint), ...partsOf(formula.right, joint)];
}

function isWhole(statements: readonly (Statement | null)[]): statements is readonly Statement[] {
  return !statements.includes(null);
}

function statementOf(formula: Formula): Statement | null {
  if (formula.kind === 'not') return being(formula.of, 'no');
  if (formula.kind === 'path') return being(formula, 'yes');
  if (formula.kind === 'call') return containing(formula.name, formula.values);
  if (formula.kind !== 'compare') return null;
  const { by, left, right } = formula;
  if (right.kind === 'value' && right.value === null)
    return by === '==' ? being(left, 'empty') : by === '!=' ? being(left, 'filled') : null;
  const [says, field, than] = [wordOf(comparisons, by), fieldOf(left), operandOf(right)];
  return says === null || field === null || than === null ? null : { field, says, than };
}

function being(of: Formula, says: 'yes' | 'no' | 'empty' | 'filled'): Statement | null {
  return of.kind === 'path' ? { field: { path: of.path, counted: false }, says } : null;
}

function containing(name: string, [of, part, ...others]: readonly Formula[]): Statement | null {
  const says = wordOf(containings, name);
  const isSimple = of?.kind === 'path' && part?.kind === 'value' && others.length === 0;
  if (says === null || !isSimple || typeof part.value !== 'string') return null;
  return { field: { path: of.path, counted: false }, says, than: { kind: 'fixed', value: part.value } };
}

function operandOf(formula: Formula): Operand | null {
  const field = fieldOf(formula);
  if (field !== null) return { kind: 'field', field };
  const value = fixedOf(formula);
  return value === null ? null : { kind: 'fixed', value };
}

function fieldOf(formula: Formula): Field | null {
  if (formula.kind === 'path') return { path: formula.path, counted: false };
  if (formula.kind !== 'call' || formula.name !== 'size') return null;
  const [of, ...others] = formula.values;
  return of?.kind === 'path' && others.length === 0 ? { path: of.path, counted: true } : null;
}

function fixedOf(formula: Formula): Fixed | null {
  if (formula.kind === 'value') return formula.value;
  const isNegative = formula.kind === 'minus' && formula.of.kind === 'value' && typeof formula.of.value === 'number';
  return isNegative && formula.of.kind === 'value' ? -Number(formula.of.value) : null;
}
