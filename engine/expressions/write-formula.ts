import type { ASTNode } from '@marcbachmann/cel-js';
import { compilePattern } from '../patterns/compile-pattern';
import type { Formula, Loop } from './formula';

const loops: ReadonlySet<string> = new Set(['filter', 'map', 'exists', 'all', 'exists_one', 'groupBy'] satisfies Loop[]);

/** Translates CEL into a tree that is evaluated without CEL. It throws for what the checker refuses. */
export function writeFormula(node: ASTNode): Formula {
  switch (node.op) {
    case 'value':
      return { kind: 'value', value: literal(node.args) };
    case 'id':
      return node.args === 'nothing' ? { kind: 'value', value: null } : { kind: 'path', path: [node.args] };
    case '.': {
      const of = writeFormula(node.args[0]);
      return of.kind === 'path' ? { kind: 'path', path: [...of.path, node.args[1]] } : { kind: 'member', of, name: node.args[1] };
    }
    case '[]':
      return { kind: 'item', of: writeFormula(node.args[0]), at: writeFormula(node.args[1]) };
    case 'list':
      return { kind: 'list', items: node.args.map(writeFormula) };
    case 'map':
      return { kind: 'object', entries: node.args.map(([key, value]) => [keyText(key), writeFormula(value)] as const) };
    case '!_':
      return { kind: 'not', of: writeFormula(node.args) };
    case '-_':
      return { kind: 'minus', of: writeFormula(node.args) };
    case '?:': {
      const [when, one, other] = node.args;
      return { kind: 'choice', when: writeFormula(when), one: writeFormula(one), other: writeFormula(other) };
    }
    case '&&':
    case '||':
    case 'in':
      return {
        kind: node.op === '&&' ? 'both' : node.op === '||' ? 'either' : 'in',
        left: writeFormula(node.args[0]),
        right: writeFormula(node.args[1]),
      };
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { kind: 'compare', by: node.op, left: writeFormula(node.args[0]), right: writeFormula(node.args[1]) };
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return { kind: 'compute', by: node.op, left: writeFormula(node.args[0]), right: writeFormula(node.args[1]) };
    case 'call':
      return writeCall(node.args[0], node.args[1]);
    case 'rcall':
      return writeMethod(node.args[0], node.args[1], node.args[2]);
    default:
      throw new Error(`Formulas have no ${node.op}.`);
  }
}

function writeCall(name: string, values: readonly ASTNode[]): Formula {
  const [value] = values;
  if (name !== 'has') return { kind: 'call', name, values: values.map(writeFormula) };
  if (value?.op !== '.') throw new Error('has takes a field.');
  return { kind: 'has', of: writeFormula(value.args[0]), name: value.args[1] };
}

function writeMethod(name: string, target: ASTNode, values: readonly ASTNode[]): Formula {
  const of = writeFormula(target);
  const [first, ...others] = values;
  if (isLoop(name) && first?.op === 'id') {
    const [when, by] = others.length > 1 ? others.map(writeFormula) : [undefined, ...others.map(writeFormula)];
    if (by === undefined) throw new Error(`${name} takes a name and a formula.`);
    return { kind: name, of, name: first.args, by, ...(when && { when }) };
  }
  if (name === 'sort' && first?.op === 'id' && others.length === 1)
    return { kind: 'call', name, values: [of, { kind: 'map', of, name: first.args, by: writeFormula(others[0] ?? first) }] };
  if (name === 'matches') {
    const pattern = first?.op === 'value' ? compilePattern(String(first.args)) : null;
    if (!pattern?.ok) throw new Error('matches takes a safe pattern.');
    return { kind: 'matches', of, pattern: pattern.value };
  }
  return { kind: 'call', name, values: [of, ...values.map(writeFormula)] };
}

function isLoop(name: string): name is Loop {
  return loops.has(name);
}

function literal(value: unknown): string | number | boolean | null {
  if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return Number(value);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  throw new Error('Formulas have no such literal.');
}

function keyText(node: ASTNode): string {
  if (node.op === 'value' && typeof node.args === 'string') return node.args;
  throw new Error('The names of an object are texts.');
}
