import { isExpression } from '../../../expressions';
import { type StaticType, typeInWords } from '../../../language/static-type';
import { runsOnScreen, type VisitedPlace } from '../../source/walk';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';
import { inferType } from '../typing/infer';

/** Checks every formula of every service. */
export function checkExpressions(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) for (const place of service.places) checkPlace(service, place, report);
}

function checkPlace(service: CheckedService, place: VisitedPlace, report: Report): void {
  const expression = place.value;
  if (!runsOnScreen(place) || !isExpression(expression)) return;
  const { located } = service;
  const formula = parseFormula(expression);
  if (!formula.ok) {
    report('expression-syntax', located.textSpan(place.pointer, formula.start, formula.end), {
      message: `This formula is not valid: ${formula.message}.`,
      expected: 'a CEL formula after =',
      got: short(expression),
    });
    return;
  }
  let isSound = true;
  const type = inferType(formula.tree, service.types.scopeAt(place), (node, { rule, ...details }) => {
    isSound = false;
    report(rule, located.textSpan(place.pointer, node.start + 1, node.end + 1), details);
  });
  const expected = place.expect === null ? null : expectations[place.expect];
  if (isSound && expected && !fits(type, expected.kinds)) {
    report('expression-type', located.valueSpan(place.pointer), {
      message: 'This formula gives a value of the wrong type.',
      expected: expected.words,
      got: typeInWords(type),
    });
  }
}

const expectations: Readonly<Record<string, { readonly kinds: readonly StaticType['kind'][]; readonly words: string }>> = {
  boolean: { kinds: ['boolean'], words: 'true or false' },
  list: { kinds: ['list'], words: 'a list' },
  number: { kinds: ['number'], words: 'a number' },
  string: { kinds: ['string'], words: 'a text' },
};

function fits(type: StaticType, kinds: readonly StaticType['kind'][]): boolean {
  return type.kind === 'any' || type.kind === 'null' || kinds.includes(type.kind);
}

function short(expression: string): string {
  return expression.length <= 80 ? expression : `${expression.slice(0, 77)}...`;
}
