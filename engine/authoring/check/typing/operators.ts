import type { ASTNode } from '@marcbachmann/cel-js';
import { anyType, booleanType, listOf, numberType, type StaticType, stringType, unite } from '../../../language/static-type';
import { say } from '../../messages';
import { type FormulaReport, wrongType } from './formula-finding';
import { typeInWords } from './type-in-words';

/** Type of what an operator between two values gives; operands that it cannot take are reported. */
export function operatorType(operator: string, node: ASTNode, left: StaticType, right: StaticType, report: FormulaReport): StaticType {
  switch (operator) {
    case '==':
    case '!=':
      if (!comparable(left, right)) mismatch(operator, node, left, right, report);
      return booleanType;
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (!ordered(left) || !ordered(right) || !comparable(left, right)) mismatch(operator, node, left, right, report);
      return booleanType;
    case 'in':
      if (right.kind === 'list' ? !comparable(left, right.item) : !open(right) && right.kind !== 'map' && right.kind !== 'object') {
        mismatch(operator, node, left, right, report);
      }
      return booleanType;
    case '+':
      return sumType(node, left, right, report);
    default:
      for (const [index, side] of [left, right].entries()) {
        const part = operand(node, index);
        if (!open(side) && side.kind !== 'number' && part) wrongType(part, say('number-for', { operator }), side, report);
      }
      return numberType;
  }
}

function sumType(node: ASTNode, left: StaticType, right: StaticType, report: FormulaReport): StaticType {
  if (open(left) && open(right)) return anyType;
  const known = open(left) ? right : left;
  const other = open(left) ? left : right;
  if (known.kind === 'list' && (open(other) || other.kind === 'list')) return other.kind === 'list' ? unite(known, other) : listOf(anyType);
  if ((known.kind === 'number' || known.kind === 'string') && (open(other) || other.kind === known.kind)) {
    return known.kind === 'number' ? numberType : stringType;
  }
  mismatch('+', node, left, right, report);
  return anyType;
}

function open(type: StaticType): boolean {
  return type.kind === 'any' || type.kind === 'null';
}

function ordered(type: StaticType): boolean {
  return type.kind === 'any' || type.kind === 'number' || type.kind === 'string';
}

function comparable(left: StaticType, right: StaticType): boolean {
  if (open(left) || open(right) || left.kind === right.kind) return true;
  const objects = ['object', 'map'];
  return objects.includes(left.kind) && objects.includes(right.kind);
}

function mismatch(operator: string, node: ASTNode, left: StaticType, right: StaticType, report: FormulaReport): void {
  const isJoining = operator === '+' && (left.kind === 'string' || right.kind === 'string');
  report(node, {
    rule: 'expression-type',
    message: isJoining ? say('no-combination-of-text', { operator }) : say('no-combination', { operator }),
    expected: operator === 'in' ? say('value-in-list') : say('two-values-of-one-kind'),
    got: say('combination', { left: typeInWords(left), operator, right: typeInWords(right) }),
  });
}

function operand(node: ASTNode, index: number): ASTNode | null {
  const side = Array.isArray(node.args) ? node.args[index] : null;
  return typeof side === 'object' && side !== null && 'op' in side ? side : null;
}
