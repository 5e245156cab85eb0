import { isExpression } from '../../../expressions';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { type Conditions, conditionsIn, writtenOut } from '../../source/conditions';
import { runsOnScreen, type VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';
import type { FormulaFinding } from '../typing/formula-finding';
import { inferType } from '../typing/infer';

/** Checks that named conditions are used, end somewhere, and find at each place what they read. */
export function checkNamedConditions(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkConditionsOf);
}

function checkConditionsOf(report: Report, service: CheckedService): void {
  const { definition, places, located } = service;
  const conditions = definition.conditions ?? {};
  const used = new Set<string>();
  for (const place of places) {
    if (!runsOnScreen(place) || !isExpression(place.value)) continue;
    for (const { name } of conditionsIn(place.value)) if (place.path[0] !== 'conditions' || place.path[1] !== name) used.add(name);
  }
  const inCircle = new Set(Object.keys(conditions).filter((name) => reportCircle(service, name, report)));
  for (const name of Object.keys(conditions))
    if (!used.has(name))
      report('unused-condition', located.keySpan(childPointer('/conditions', name)), {
        message: say('nothing-reads', { kind: say('condition'), name }),
      });
  if (inCircle.size > 0) return;
  for (const place of places) checkUses(service, place, report);
}

/** Reports a condition that leads back to itself, at the first of its circle. */
function reportCircle({ definition, located }: CheckedService, first: string, report: Report): boolean {
  const conditions = definition.conditions ?? {};
  const way = wayBack(conditions, first, [first]);
  if (way === null) return false;
  if (way.every((name) => first <= name))
    report('dependency-cycle', located.keySpan(childPointer('/conditions', first)), {
      message: say('circle', { way: [...way, first].map((name) => `conditions.${name}`).join(' → ') }),
      expected: say('no-circle'),
    });
  return true;
}

function wayBack(conditions: Conditions, first: string, way: readonly string[], seen = new Set<string>()): readonly string[] | null {
  const last = way.at(-1) ?? first;
  if (seen.has(last)) return null;
  seen.add(last);
  for (const { name } of conditionsIn(Object.hasOwn(conditions, last) ? (conditions[last]?.when ?? '') : '')) {
    if (name === first) return way;
    const further = wayBack(conditions, first, [...way, name], seen);
    if (further !== null) return further;
  }
  return null;
}

/** What is wrong of a condition only here: it reads a row, a form or a value that this place does not have. */
function checkUses({ definition, types, located }: CheckedService, place: VisitedPlace, report: Report): void {
  const { value, pointer } = place;
  if (!runsOnScreen(place) || !isExpression(value) || !parseFormula(value).ok) return;
  const conditions = definition.conditions ?? {};
  const uses = conditionsIn(value).filter(({ name }) => Object.hasOwn(conditions, name));
  if (uses.length === 0) return;
  const whole = parseFormula(writtenOut(value, conditions));
  if (!whole.ok) {
    report('expression-syntax', located.valueSpan(pointer), {
      message: say('invalid-formula', { reason: say('too-long-with-conditions') }),
      expected: say('shorter-conditions'),
    });
    return;
  }
  if (pointer.startsWith('/conditions/')) return;
  for (const { name, start, end } of uses) {
    const formula = parseFormula(writtenOut(`=conditions.${name}`, conditions));
    if (!formula.ok) continue;
    const findings: Omit<FormulaFinding, 'start' | 'end'>[] = [];
    inferType(formula.tree, types.scopeAt(place), (_, finding) => findings.push(finding));
    const [finding] = findings;
    // What is wrong wherever it is used was reported at the condition itself.
    if (finding === undefined || isWrongByItself(formula.tree, types, name)) continue;
    report('condition-place', located.textSpan(pointer, start, end), {
      message: say('condition-does-not-fit', { name, reason: finding.message }),
      ...(finding.expected !== undefined && { expected: finding.expected }),
    });
  }
}

function isWrongByItself(tree: Parameters<typeof inferType>[0], types: CheckedService['types'], name: string): boolean {
  let isWrong = false;
  const at = childPointer('/conditions', name);
  inferType(tree, types.scopeAt({ scope: [], blocks: [], pointer: `${at}/when` }), () => {
    isWrong = true;
  });
  return isWrong;
}
