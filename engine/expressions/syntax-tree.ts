import type { ASTNode } from '@marcbachmann/cel-js';

/** The parts of a formula directly below a node of its syntax tree. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const queue: unknown[] = [node.args];
  const children: ASTNode[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    if (Array.isArray(item)) queue.push(...item);
    else if (isNode(item)) children.push(item);
  }
  return children;
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
