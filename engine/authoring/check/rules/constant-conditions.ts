import type { ASTNode } from '@marcbachmann/cel-js';
import { isExpression } from '../../../expressions';
import { childrenOf } from '../../../expressions/syntax-tree';
import { say } from '../../messages';
import { runsOnScreen, type VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { comparisonAt, exclude, opposite } from '../typing/comparison';
import { parseFormula } from '../typing/formula';

/** Checks that conditions depend on something, and that their parts do not exclude each other. */
export function checkConstantConditions(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkConditionsOf);
}

function checkConditionsOf(report: Report, { places, located }: CheckedService): void {
  for (const place of places) {
    const { value: formula, pointer } = place;
    if (!runsOnScreen(place) || !isExpression(formula)) continue;
    const parsed = parseFormula(formula);
    if (!parsed.ok) continue;
    if (place.expect === 'boolean' && readsNothing(parsed.tree) && !isOtherwise(place, parsed.tree)) {
      report('constant-condition', located.valueSpan(pointer), {
        message: say('condition-reads-nothing'),
        expected: say('condition-that-reads'),
        got: formula,
      });
      continue;
    }
    const written = ({ start, end }: ASTNode) => formula.slice(start + 1, end + 1);
    eachJoin(parsed.tree, null, (operator, parts) => {
      const clash = clashIn(operator, parts, formula);
      if (clash === null) return;
      const [one, other] = clash;
      const start = Math.min(...clash.map((part) => part.start));
      const end = Math.max(...clash.map((part) => part.end));
      report('constant-condition', located.textSpan(pointer, start + 1, end + 1), {
        message: say(operator === '&&' ? 'parts-exclude' : 'parts-cover', { one: written(one), other: written(other) }),
        expected: say('parts-with-room'),
      });
    });
  }
}

const reading = new Set<string>(['id', 'call', 'rcall']);

function readsNothing(node: ASTNode): boolean {
  return !reading.has(node.op) && childrenOf(node).every(readsNothing);
}

/** `=true` as the condition of the last of several cases. */
function isOtherwise({ path }: VisitedPlace, tree: ASTNode): boolean {
  return path.at(-1) === 'when' && typeof path.at(-2) === 'number' && tree.op === 'value' && tree.args === true;
}

/** Tells each run of parts that are joined by the same operator, brackets between them or not. */
function eachJoin(node: ASTNode, around: string | null, see: (operator: '&&' | '||', parts: readonly ASTNode[]) => void): void {
  const { op } = node;
  if ((op === '&&' || op === '||') && op !== around) see(op, partsOf(node, op));
  for (const child of childrenOf(node)) eachJoin(child, op, see);
}

function partsOf(node: ASTNode, operator: string): readonly ASTNode[] {
  return node.op === operator ? childrenOf(node).flatMap((child) => partsOf(child, operator)) : [node];
}

/** Two parts that are never true together, or of which one always is: then their opposites are never true together. */
function clashIn(operator: '&&' | '||', parts: readonly ASTNode[], formula: string): readonly [ASTNode, ASTNode] | null {
  const compared = parts.flatMap((node) => {
    const comparison = comparisonAt(node, formula);
    return comparison === null ? [] : [{ node, comparison: operator === '&&' ? comparison : opposite(comparison) }];
  });
  for (const [index, one] of compared.entries())
    for (const other of compared.slice(index + 1)) if (exclude(one.comparison, other.comparison)) return [one.node, other.node];
  return null;
}
