import type { ASTNode } from '@marcbachmann/cel-js';
import { isExpression } from '../../../expressions';
import { childrenOf } from '../../../expressions/syntax-tree';
import { say } from '../../messages';
import { pointerOf, runsOnScreen, type VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { type Comparison, comparisonAt, exclude, opposite } from '../typing/comparison';
import { parseFormula } from '../typing/formula';

/** Checks that of several conditions, of which the first true one counts, none is taken by those before it. */
export function checkEarlierConditions(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkServiceConditions);
}

function checkServiceConditions(report: Report, service: CheckedService): void {
  for (const place of service.places) {
    const { value: formula, pointer } = place;
    if (!runsOnScreen(place) || !isExpression(formula) || !formula.includes('?')) continue;
    const parsed = parseFormula(formula);
    if (parsed.ok)
      eachChoice(parsed.tree, formula, [], ({ node, earlier }) => {
        const [start, end] = [node.start + 1, node.end + 1];
        tell(service.located.textSpan(pointer, start, end), formula.slice(start, end), earlier, report);
      });
  }
  for (const cases of listsOfCases(service.places)) checkCases(service, cases, report);
}

/** What is known where a condition is asked: an earlier one, as it is written, was not true. */
interface Earlier {
  readonly written: string;
  /** What is true because of that; null where it is no comparison with a written value. */
  readonly holds: Comparison | null;
}

function notTrue(condition: ASTNode, formula: string): Earlier {
  const comparison = comparisonAt(condition, formula);
  return { written: formula.slice(condition.start + 1, condition.end + 1), holds: comparison && opposite(comparison) };
}

/** The earlier condition because of which this one is never true. */
function taker(condition: ASTNode, formula: string, earlier: readonly Earlier[]): Earlier | undefined {
  const written = formula.slice(condition.start + 1, condition.end + 1);
  const comparison = comparisonAt(condition, formula);
  return earlier.find(
    (each) => isSame(each.written, written) || (comparison !== null && each.holds !== null && exclude(each.holds, comparison)),
  );
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll(/\s/g, '') === other.replaceAll(/\s/g, '');
}

interface Taken {
  readonly node: ASTNode;
  readonly earlier: string;
}

/** Goes through `a ? x : b ? y : z` and tells each condition that those before it in its chain leave nothing. */
function eachChoice(node: ASTNode, formula: string, before: readonly Earlier[], see: (taken: Taken) => void): void {
  const parts = childrenOf(node);
  const [condition, then, otherwise] = parts;
  if (node.op !== '?:' || !condition || !then || !otherwise) {
    for (const part of parts) eachChoice(part, formula, [], see);
    return;
  }
  const taken = taker(condition, formula, before);
  if (taken) see({ node: condition, earlier: taken.written });
  eachChoice(condition, formula, [], see);
  eachChoice(then, formula, before, see);
  eachChoice(otherwise, formula, [...before, notTrue(condition, formula)], see);
}

/** The conditions of each list of cases, in their order. */
function listsOfCases(places: readonly VisitedPlace[]): Iterable<readonly VisitedPlace[]> {
  const lists = new Map<string, VisitedPlace[]>();
  for (const place of places) {
    if (place.path.at(-1) !== 'when' || place.path.at(-3) !== 'cases') continue;
    const list = pointerOf(place.path.slice(0, -2));
    lists.set(list, [...(lists.get(list) ?? []), place]);
  }
  return lists.values();
}

function checkCases({ located }: CheckedService, cases: readonly VisitedPlace[], report: Report): void {
  const before: Earlier[] = [];
  for (const [index, { value: formula, pointer }] of cases.entries()) {
    const parsed = isExpression(formula) ? parseFormula(formula) : null;
    if (!parsed?.ok || !isExpression(formula)) continue;
    const { tree } = parsed;
    const taken = taker(tree, formula, before);
    if (taken) tell(located.valueSpan(pointer), formula.slice(1), taken.written, report);
    if (tree.op === 'value' && tree.args === true && index < cases.length - 1)
      report('constant-condition', located.valueSpan(pointer), {
        message: say('case-hides-later'),
        expected: say('last-case'),
        got: formula,
      });
    before.push(notTrue(tree, formula));
  }
}

function tell(span: Parameters<Report>[1], condition: string, earlier: string, report: Report): void {
  report('constant-condition', span, { message: say('case-taken', { condition, earlier }), expected: say('another-condition') });
}
