import { isExpression } from '../../../expressions';
import type { StaticType } from '../../../language/static-type';
import { type Phrase, say } from '../../messages';
import { runsOnScreen, type VisitedPlace } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';
import { inferType } from '../typing/infer';
import { typeInWords } from '../typing/type-in-words';

/** Checks every formula of every service. */
export function checkExpressions(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkExpressionsOf);
}

function checkExpressionsOf(report: Report, service: CheckedService): void {
  for (const place of service.places) checkPlace(service, place, report);
}

function checkPlace(service: CheckedService, place: VisitedPlace, report: Report): void {
  const expression = place.value;
  if (!runsOnScreen(place) || !isExpression(expression)) return;
  const { located } = service;
  const formula = parseFormula(expression);
  if (!formula.ok) {
    report('expression-syntax', located.textSpan(place.pointer, formula.start, formula.end), {
      message: say('invalid-formula', { reason: formula.message }),
      expected: say('formula-after-equals'),
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
      message: say('formula-of-wrong-type'),
      expected: expected.words,
      got: typeInWords(type),
    });
  }
}

const expectations: Readonly<Record<string, { readonly kinds: readonly StaticType['kind'][]; readonly words: Phrase }>> = {
  boolean: { kinds: ['boolean'], words: say('true-or-false') },
  list: { kinds: ['list'], words: say('a-list') },
  object: { kinds: ['object'], words: say('an-object') },
  number: { kinds: ['number'], words: say('a-number') },
  string: { kinds: ['string'], words: say('a-text') },
};

function fits(type: StaticType, kinds: readonly StaticType['kind'][]): boolean {
  return type.kind === 'any' || type.kind === 'null' || kinds.includes(type.kind);
}

function short(expression: string): string {
  return expression.length <= 80 ? expression : `${expression.slice(0, 77)}...`;
}
