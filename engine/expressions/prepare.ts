import type { ASTNode } from '@marcbachmann/cel-js';
import { createEnvironment } from './environment';
import type { Comparison, ListFunction, PlainFormula } from './plain-formula';

const environment = createEnvironment();
const listFunctions: readonly string[] = ['sum', 'compact'] satisfies ListFunction[];
// Names that CEL or JavaScript gives a meaning of its own.
const reserved = new Set(['nothing', 'cel', 'constructor', 'prototype', '__proto__']);

/** Writes a formula as a plain one, null when it needs more than that: then the browser loads CEL for it. */
export function preparePlain(expression: string): PlainFormula | null {
  const parsed = environment.parse(expression.slice(1));
  return parsed.check().valid ? plainOf(parsed.ast) : null;
}

function plainOf(node: ASTNode): PlainFormula | null {
  switch (node.op) {
    case 'value':
      return literalOf(node);
    case 'id':
    case '.':
      return pathOf(node);
    case '&&':
    case '||':
      return pairOf(node.op === '&&' ? 'both' : 'either', node.args);
    case '!_':
      return over(plainOf(node.args), (of) => ({ kind: 'not', of }));
    case '?:': {
      const [when, then, otherwise] = node.args.map(plainOf);
      return when && then && otherwise ? { kind: 'choice', when, then, otherwise } : null;
    }
    case 'list': {
      const items = node.args.map(plainOf);
      return items.every((item) => item !== null) ? { kind: 'list', items } : null;
    }
    case 'call': {
      const [name, [argument, ...others]] = node.args;
      if (!isListFunction(name) || argument === undefined || others.length > 0) return null;
      return over(plainOf(argument), (of) => ({ kind: name, of }));
    }
    case 'rcall': {
      const [name, target, [item, by, ...others]] = node.args;
      if ((name !== 'filter' && name !== 'map') || by === undefined || others.length > 0 || !holdsUntyped(target)) return null;
      const known = item?.op === 'id' && !reserved.has(item.args) ? item.args : null;
      const [list, each] = [plainOf(target), plainOf(by)];
      return list && each && known !== null ? { kind: name, of: list, name: known, by: each } : null;
    }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparisonOf(node.op, node.args);
    default:
      return null;
  }
}

function literalOf(node: ASTNode): PlainFormula | null {
  const value: unknown = node.op === 'value' ? node.args : undefined;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? { kind: 'value', value: Number(value) } : null;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' || value === null)
    return { kind: 'value', value };
  return null;
}

function pathOf(node: ASTNode): PlainFormula | null {
  if (node.op === 'id') return reserved.has(node.args) ? null : { kind: 'path', path: [node.args] };
  if (node.op !== '.' || reserved.has(node.args[1])) return null;
  const parent = pathOf(node.args[0]);
  return parent?.kind === 'path' ? { kind: 'path', path: [...parent.path, node.args[1]] } : null;
}

function pairOf(kind: 'both' | 'either', [first, second]: readonly [ASTNode, ASTNode]): PlainFormula | null {
  const [left, right] = [plainOf(first), plainOf(second)];
  return left && right ? { kind, left, right } : null;
}

/** Two values of an answer may both be lists or objects, whose comparison is left to CEL; so is the order of texts. */
function comparisonOf(by: Comparison, [first, second]: readonly [ASTNode, ASTNode]): PlainFormula | null {
  const literal = literalOf(first) ?? literalOf(second);
  const isEquality = by === '==' || by === '!=';
  if (literal?.kind !== 'value' || (!isEquality && typeof literal.value !== 'number')) return null;
  const [left, right] = [literalOf(first) ?? pathOf(first), literalOf(second) ?? pathOf(second)];
  return left && right ? { kind: 'compare', by, left, right } : null;
}

/** A list of the answer, or some of its items: what CEL knows the type of beforehand it reads in other ways. */
function holdsUntyped(node: ASTNode): boolean {
  return pathOf(node) !== null || (node.op === 'rcall' && node.args[0] === 'filter' && holdsUntyped(node.args[1]));
}

function over(of: PlainFormula | null, make: (of: PlainFormula) => PlainFormula): PlainFormula | null {
  return of && make(of);
}

function isListFunction(name: string): name is ListFunction {
  return listFunctions.includes(name);
}
