// Runs the JSON corpora of formats, rules, expressions and meter readings through the engine, in Node and in a browser alike.
import de from '../../definitions/texts/de.json';
import en from '../../definitions/texts/en.json';
import pl from '../../definitions/texts/pl.json';
import uk from '../../definitions/texts/uk.json';
import { createCel, type FunctionManual, functionManual } from '../../engine/cel';
import { createEvaluator, scopeOf } from '../../engine/expressions';
import { formats } from '../../engine/formats';
import { checkRule, type RuleContext, rules } from '../../engine/rules';
import type { Language } from '../../engine/values/language';
import { judgeReading, mayBeReading } from '../../portal/readings';
import expressionCorpus from './expressions.json';
import formatCorpus from './formats.json';
import missingCorpus from './missing.json';
import readingCorpus from './readings.json';
import ruleCorpus from './rules.json';

/** The result of one case as text, so that it can be compared and returned from a browser. */
export interface Outcome {
  readonly corpus: 'formats' | 'rules' | 'expressions' | 'missing' | 'readings';
  /** Registered name that the case is about. */
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  readonly actual: string;
}

interface FormatCase {
  readonly id: string;
  readonly value: unknown;
  readonly language?: string;
  readonly unit?: string;
  readonly withUnit?: boolean;
  readonly places?: number;
  readonly expected: { readonly text: string | null; readonly csv: string; readonly sortKey: number | string | null };
}

interface RuleCase {
  readonly id: string;
  readonly value: string;
  readonly argument?: unknown;
  readonly taxNumber?: string;
  readonly expected: boolean;
}

interface ExpressionCase {
  readonly id: string;
  readonly expression: string;
  readonly expected: unknown;
}

const catalogues: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { pl, en, de, uk };

/** Day on which the rules of the corpus are checked. */
const today = '2026-03-02';

/** Every case of the corpora with the engine's result. */
export function runCorpora(): Outcome[] {
  const formatCases: readonly FormatCase[] = formatCorpus;
  const ruleCases: readonly RuleCase[] = ruleCorpus;
  const examples = Object.entries<FunctionManual>(functionManual).map(([id, { example, result }]) => ({
    id,
    expression: example,
    expected: result,
  }));
  const expressionCases: readonly ExpressionCase[] = [...expressionCorpus.cases, ...examples];
  return [
    ...formatCases.map(runFormat),
    ...ruleCases.map(runRule),
    ...expressionCases.flatMap(runExpression),
    ...missingCases.flatMap(runMissing),
    ...readingCorpus.readings.map(runReading),
  ];
}

function runFormat({ id, expected, value, ...given }: FormatCase): Outcome {
  const format = entry(formats, id);
  const language = languageOf(given.language ?? 'pl');
  const options = {
    language,
    timeZone: 'Europe/Warsaw',
    translate: (key: string) => String(catalogues[language]?.[key]),
    unit: given.unit ?? null,
    withUnit: given.withUnit ?? true,
    places: given.places,
  };
  const actual = format && {
    text: format.format(value, options),
    csv: format.csv(value, options),
    sortKey: format.sortKey(value, options),
  };
  return { corpus: 'formats', id, input: text({ value, ...given }), expected: text(expected), actual: text(actual) };
}

function runRule({ id, expected, value, argument, taxNumber = 'either' }: RuleCase): Outcome {
  const context: RuleContext = { today, taxNumber: taxNumber === 'nine-digits' || taxNumber === 'ten-digits' ? taxNumber : 'either' };
  const actual = isEntry(rules, id) ? checkRule(id, value, argument, context) : null;
  return { corpus: 'rules', id, input: text({ value, argument, taxNumber }), expected: text(expected), actual: text(actual) };
}

const cel = createCel({
  'odpady.osoba': [
    ['2025-01-01', '2025-12-31', 29],
    ['2026-01-01', null, 31.5],
  ],
});
const evaluate = createEvaluator(cel);

/** Evaluates a formula directly, and as the compiler writes it out for a browser. */
function runExpression({ id, expected, expression }: ExpressionCase): Outcome[] {
  const received = createEvaluator(null, { [expression]: JSON.parse(JSON.stringify(cel.read(expression))) });
  return [
    { input: expression, evaluator: evaluate },
    { input: `${expression} written out`, evaluator: received },
  ].map(({ input, evaluator }) => ({
    corpus: 'expressions',
    id,
    input,
    expected: text(expected),
    actual: text(evaluator(expression, scopeOf(expressionCorpus.scope))),
  }));
}

/** A formula with values that are empty, missing, left out or of another type. */
interface MissingCase {
  readonly id: string;
  readonly expression: string;
  readonly expected?: unknown;
  /** True: the result is missing, so the screen says that the office has no data. */
  readonly missing?: boolean;
  /**
   * Set if the checker refuses the formula. True: it meets a value of a type that it cannot use, which is reported. False: the value is not
   * there.
   */
  readonly reported?: boolean;
}

/** The cases about what is empty, missing or left out. */
export const missingCases: readonly MissingCase[] = missingCorpus.cases;

/** Evaluates a formula directly, as part of a larger formula, and as the compiler writes it out; the results must agree. */
function runMissing({ id, expression, ...said }: MissingCase): Outcome[] {
  const larger = `=(${expression.slice(1)})`;
  const received = { [larger]: JSON.parse(JSON.stringify(cel.read(larger))) };
  const expected = said.missing === true ? 'missing' : text(said.expected) + (said.reported === true ? ', told' : '');
  return [
    { input: expression, reader: cel, formulas: {} },
    { input: larger, reader: cel, formulas: {} },
    { input: larger, reader: null, formulas: received },
  ].map(({ input, reader, formulas }) => {
    const told: string[] = [];
    const value = createEvaluator(reader, formulas, (formula) => told.push(formula))(input, scopeOf(scopeWithoutLacking()));
    return {
      corpus: 'missing',
      id,
      input,
      expected,
      actual: (value === undefined ? 'missing' : text(value)) + told.map(() => ', told').join(''),
    };
  });
}

/** The data of the corpus as the engine passes them on: a required field that the answer lacks is `undefined`. */
function scopeWithoutLacking(): Readonly<Record<string, unknown>> {
  const scope: Record<string, unknown> = structuredClone(missingCorpus.scope);
  for (const pointer of missingCorpus.lacking) {
    const steps = pointer.slice(1).split('/');
    const holder = steps.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), scope);
    Reflect.set(Object(holder), steps.at(-1) ?? '', undefined);
  }
  return scope;
}

interface ReadingCase {
  readonly meter: string;
  readonly typed: string;
  /** `refused` if the field does not accept it, the id of a problem, or the number as it is sent. */
  readonly expected: string;
}

function runReading({ meter, typed, expected }: ReadingCase): Outcome {
  const format = entry(readingCorpus.meters, meter);
  if (format === null) throw new Error(`The corpus has no meter ${meter}.`);
  const judged = judgeReading(typed, format, format.previous);
  const verdict = judged.ok ? JSON.stringify(judged.value) : judged.failure;
  // What the field does not accept must not be sent either, if it gets there in another way.
  const actual = mayBeReading(typed) ? verdict : verdict === 'format' ? 'refused' : `sent though refused: ${verdict}`;
  return { corpus: 'readings', id: meter, input: text(typed), expected, actual };
}

function isEntry<Name extends string>(registry: Readonly<Record<Name, unknown>>, id: string): id is Name {
  return Object.hasOwn(registry, id);
}

function entry<Name extends string, Value>(registry: Readonly<Record<Name, Value>>, id: string): Value | null {
  return isEntry(registry, id) ? registry[id] : null;
}

function languageOf(code: string): Language {
  if (!isEntry(catalogues, code)) throw new Error(`The corpus names the language ${code}, which the portal does not have.`);
  return code;
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
