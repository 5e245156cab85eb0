import { expect, test } from 'vitest';
import service from '../../definitions/schema/service.schema.json';
import { parseFormula } from '../../engine/authoring/check/typing/formula';
import { inferType } from '../../engine/authoring/check/typing/infer';
import { functionManual } from '../../engine/cel';
import { formats } from '../../engine/formats';
import type { Contract } from '../../engine/language/language.generated';
import { typeOfContract } from '../../engine/language/static-type';
import { rules } from '../../engine/rules';
import missing from './missing.json';
import { missingCases, runCorpora } from './run-corpora';

const outcomes = runCorpora();
const names = { formats: Object.keys(formats), rules: Object.keys(rules) };
const covered = (['formats', 'rules', 'expressions', 'missing', 'readings'] as const).flatMap((corpus) =>
  [...new Set(outcomes.filter((outcome) => outcome.corpus === corpus).map(({ id }) => id))].map((id) => ({ corpus, id })),
);

test.each(covered)('$corpus: every case of $id comes out as written', ({ corpus, id }) => {
  const own = outcomes.filter((outcome) => outcome.corpus === corpus && outcome.id === id);
  expect(own.map(({ input, actual }) => `${input} → ${actual}`)).toEqual(own.map(({ input, expected }) => `${input} → ${expected}`));
});

test('every registered format, rule and function has cases, and no case is about anything else', () => {
  const idsOf = (corpus: string) => covered.filter((one) => one.corpus === corpus).map(({ id }) => id);
  expect(idsOf('formats').toSorted()).toEqual(names.formats.toSorted());
  expect(idsOf('rules').toSorted()).toEqual(names.rules.toSorted());
  expect(Object.keys(functionManual).filter((name) => !idsOf('expressions').includes(name))).toEqual([]);
});

test('the checker refuses just the formulas that would be told when they run, where the contract says what they meet', () => {
  const names = new Map(
    Object.entries(missing.contracts as Readonly<Record<string, Contract>>).map(([name, contract]) => [name, typeOfContract(contract)]),
  );
  const refused = missingCases.filter(({ expression }) => {
    const formula = parseFormula(expression);
    let found = !formula.ok;
    if (formula.ok)
      inferType(formula.tree, names, () => {
        found = true;
      });
    return found;
  });
  const told = missingCases.filter(({ reported }) => reported !== undefined);
  expect(refused.map(({ expression }) => expression)).toEqual(told.map(({ expression }) => expression));
});

test('every format and every rule has cases that it takes and cases that it refuses', () => {
  const verdicts = (corpus: string, id: string) =>
    outcomes
      .filter((outcome) => outcome.corpus === corpus && outcome.id === id)
      .map(({ expected }) => /^false$|"text":null/.test(expected));
  for (const corpus of ['formats', 'rules'] as const) {
    for (const id of names[corpus])
      expect({ id, verdicts: [...new Set(verdicts(corpus, id))].toSorted() }).toEqual({ id, verdicts: [false, true] });
  }
});

test('at least 300 typed readings give the message of the specification or the number as it was typed [WMET-05, WMET-06, WMET-08]', () => {
  const readings = outcomes.filter(({ corpus }) => corpus === 'readings');
  expect(readings.length).toBeGreaterThanOrEqual(300);
  const kinds = new Set(readings.map(({ expected }) => (/^\d/.test(expected) ? 'sent' : expected)));
  expect([...kinds].toSorted()).toEqual(['empty', 'format', 'lower', 'not-greater', 'refused', 'sent']);
  expect(readings.filter(({ expected, actual }) => expected !== actual)).toEqual([]);
});

test('the registries hold exactly the names of the definition language', () => {
  expect(names.formats.toSorted()).toEqual(service.$defs.FormatName.enum.toSorted());
  expect(names.rules.toSorted()).toEqual(service.$defs.RuleName.enum.toSorted());
});
