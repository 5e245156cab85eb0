import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from '../../../expressions/syntax-tree';

type Literal = string | number | boolean | null;
type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What a formula compares with a value that is written out: `row.kwota > 10`. */
export interface Comparison {
  /** The other side as it is written, without spaces. */
  readonly of: string;
  readonly operator: Operator;
  readonly literal: Literal;
}

const turned: Readonly<Record<Operator, Operator>> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const opposites: Readonly<Record<Operator, Operator>> = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** The comparison with a written value that a part of a formula is; null for anything else. */
export function comparisonAt(node: ASTNode, formula: string): Comparison | null {
  if (!isOperator(node.op)) return null;
  const [left, right] = childrenOf(node);
  if (left === undefined || right === undefined) return null;
  const [ofLeft, ofRight] = [literalOf(left), literalOf(right)];
  if ((ofLeft === undefined) === (ofRight === undefined)) return null;
  return ofRight !== undefined
    ? { of: written(left, formula), operator: node.op, literal: ofRight }
    : { of: written(right, formula), operator: turned[node.op], literal: ofLeft ?? null };
}

/** The comparison that is true where the given one is not. */
export function opposite(comparison: Comparison): Comparison {
  return { ...comparison, operator: opposites[comparison.operator] };
}

/** Whether two comparisons of the same thing are never true together. */
export function exclude(one: Comparison, other: Comparison): boolean {
  if (one.of !== other.of || typeof one.literal !== typeof other.literal) return false;
  if (one.operator === '==') return !holds(one.literal, other);
  if (other.operator === '==') return !holds(other.literal, one);
  if (one.literal === null || other.literal === null) return false;
  const [least, most] = one.operator.startsWith('>') ? [one, other] : [other, one];
  if (!least.operator.startsWith('>') || !most.operator.startsWith('<') || least.literal === null || most.literal === null) return false;
  return least.literal > most.literal || (least.literal === most.literal && !(least.operator === '>=' && most.operator === '<='));
}

function holds(value: Literal, { operator, literal }: Comparison): boolean {
  if (operator === '==') return value === literal;
  if (operator === '!=') return value !== literal;
  if (value === null || literal === null) return true;
  if (value === literal) return operator.endsWith('=');
  return operator.startsWith('<') ? value < literal : value > literal;
}

function isOperator(op: string): op is Operator {
  return Object.hasOwn(turned, op);
}

function written({ start, end }: ASTNode, formula: string): string {
  return formula.slice(start + 1, end + 1).replaceAll(/\s/g, '');
}

function literalOf(node: ASTNode): Literal | undefined {
  if (node.op === '-_' && node.args.op === 'value') {
    const size = literalOf(node.args);
    return typeof size === 'number' ? -size : undefined;
  }
  if (node.op !== 'value') return undefined;
  const value: unknown = node.args;
  if (typeof value === 'bigint') return Number(value);
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
