// Runs the JSON corpora of formats, rules, expressions and readings of meters through the engine, the same way in Node and in a browser.
import de from '../../definitions/texts/de.json';
import en from '../../definitions/texts/en.json';
import pl from '../../definitions/texts/pl.json';
import uk from '../../definitions/texts/uk.json';
import { createCel, type FunctionManual, functionManual } from '../../engine/cel';
import { createEvaluator } from '../../engine/expressions';
import { formats } from '../../engine/formats';
import { checkRule, type RuleContext, rules } from '../../engine/rules';
import type { Language } from '../../engine/values/language';
import { judgeReading, mayBeReading } from '../../portal/readings';
import expressionCorpus from './expressions.json';
import formatCorpus from './formats.json';
import readingCorpus from './readings.json';
import ruleCorpus from './rules.json';

/** What the engine made of one case, as texts that can be compared and carried out of a browser. */
export interface Outcome {
  readonly corpus: 'formats' | 'rules' | 'expressions' | 'readings';
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

/** Every case of the corpora with what the engine says to it. */
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
    ...readingCorpus.readings.map(runReading),
  ];
}

function runFormat({ id, expected, value, ...given }: FormatCase): Outcome {
  const format = entry(formats, id);
  const language = languageOf(given.language ?? 'pl');
  const options = {
    language,
    timeZone: 'Europe/Warsaw',
    translate: (key: string) => String(catalogues[language][key]),
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

const cel = createCel();
const evaluate = createEvaluator(cel);

/** A formula is evaluated as it stands, and as the compiler writes it out and a browser receives it. */
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
    actual: text(evaluator(expression, expressionCorpus.scope)),
  }));
}

interface ReadingCase {
  readonly meter: string;
  readonly typed: string;
  /** refused: the field does not take it; a problem; or the number as it is sent. */
  readonly expected: string;
}

function runReading({ meter, typed, expected }: ReadingCase): Outcome {
  const format = entry(readingCorpus.meters, meter);
  if (format === null) throw new Error(`The corpus has no meter ${meter}.`);
  const judged = judgeReading(typed, format, format.previous);
  const verdict = judged.ok ? JSON.stringify(judged.value) : judged.failure;
  // What the field does not take must not be sent either, should it come there in another way.
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
