import type { ASTNode } from '@marcbachmann/cel-js';
import { createEnvironment } from './cel';
import { childrenOf } from './syntax-tree';

const environment = createEnvironment();

/** What a formula reads: paths of names from a root, for example `['params', 'rok']`. Names bound by filter or map are not roots. */
export function readsOf(expression: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  collect(environment.parse(expression.slice(1)).ast, new Set(), found);
  return found;
}

const binding = new Set(['filter', 'map', 'all', 'exists', 'exists_one', 'groupBy', 'sort']);

function collect(node: ASTNode, bound: ReadonlySet<string>, found: string[][]): void {
  const path = pathOf(node);
  if (path) {
    if (!bound.has(path[0] ?? '')) found.push(path);
    return;
  }
  if (node.op === 'rcall') {
    const [method, target, values] = node.args;
    collect(target, bound, found);
    const name = binding.has(method) && values[0]?.op === 'id' ? values[0].args : null;
    const inner = name === null ? bound : new Set([...bound, name]);
    for (const value of name === null ? values : values.slice(1)) collect(value, inner, found);
    return;
  }
  for (const child of childrenOf(node)) collect(child, bound, found);
}

function pathOf(node: ASTNode): string[] | null {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.') return null;
  const parent = pathOf(node.args[0]);
  return parent && [...parent, node.args[1]];
}
