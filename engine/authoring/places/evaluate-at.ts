import { createEvaluator, isExpression, type Names, scopeOf } from '../../expressions';
import { createCel } from '../../expressions/cel';
import { type Effort, tooCostly, withEffort } from '../../expressions/effort';
import type { Cel } from '../../expressions/evaluate';
import { anyType, type StaticType } from '../../language/static-type';
import type { CheckedService, CheckedValues } from '../check/pack/pack-under-check';
import { parseFormula } from '../check/typing/formula';
import type { FormulaFinding, TypeScope } from '../check/typing/formula-finding';
import { inferType } from '../check/typing/infer';
import { typeInWords } from '../check/typing/type-in-words';
import { type Phrase, say } from '../messages';
import { emptyValue } from '../openapi';
import { writtenOut } from '../source/conditions';
import { periodsRead } from '../source/dated-values';
import type { LoadedValues } from '../source/loaded-pack';
import { longestText } from './complete';
import { locate } from './describe';
import type { OpenPack } from './open-pack';
import { printerAt } from './print-result';
import { filledSample, sampleOf } from './samples';
import { scopeAt } from './scope-at';
import { type Answer, answered, refused } from './words';

/** What a formula gives for one set of sample values. `shown`: as the screen shows it at the place. */
export type FormulaResult =
  | { readonly value: unknown; readonly shown: Phrase | string; readonly fault: null }
  | { readonly value: null; readonly shown: null; readonly fault: Phrase };

/** What a formula gives at a place. */
export interface Evaluation {
  /** Null for a formula that cannot be read. */
  readonly type: Phrase | null;
  readonly kind: StaticType['kind'] | null;
  /** What the checker would say of it. Positions count from the `=`. */
  readonly findings: readonly FormulaFinding[];
  readonly results: readonly FormulaResult[];
}

const sampleRows = 3;
const mostRows = 1000;
const mostRounds = 10;
/** Formulas that are tried go through at most so many items together, a fifth of a second. */
const mostEffort = 300_000;

/**
 * Works out a formula as it would run at a place. `rows` are names with values, each laid over the samples of the contracts; without them
 * samples alone are used, several where a formula reads a row.
 */
export function evaluateAt(open: OpenPack, file: string, path: string, formula: string, rows: readonly Names[] = []): Answer<Evaluation> {
  if (formula.length > longestText) return refused(say('place-text-too-long', { length: formula.length, most: longestText }));
  const found = locate(open, file, path);
  if (!found.ok) return found;
  const { place, reached } = found.answer;
  if (!reached || !isExpression(formula)) return refused(say('place-no-formula'));
  const names = scopeAt(place, reached);
  const { service } = place;
  if (names === null || !service) return refused(say('place-definition-broken'));
  const parsed = parseFormula(formula);
  if (!parsed.ok) {
    const fault = say('place-formula-not-valid', { reason: parsed.message });
    const finding = { rule: 'expression-syntax', start: parsed.start, end: parsed.end, message: parsed.message } as const;
    return answered({ type: null, kind: null, findings: [finding], results: [failed(fault)] });
  }
  const findings: FormulaFinding[] = [];
  const type = inferType(parsed.tree, names, ({ start, end }, finding) => findings.push({ ...finding, start: start + 1, end: end + 1 }));
  const given = rows.length > 0 ? rows.slice(0, mostRows) : rowsOf(names.get('row'));
  const effort: Effort = { left: mostEffort };
  const written = [service.definition, writtenOut(formula, service.definition.conditions)];
  const cel = createCel(periodsRead(written, open.inside.pack?.values.map(plainValues) ?? []));
  const samples = within(effort, () => samplesOf(cel, names, service));
  const print = printerAt(open, place);
  const results = given.map((row): FormulaResult => {
    const result =
      samples && within(effort, () => resultOf(cel, writtenOut(formula, service.definition.conditions), { ...samples, ...row }, print));
    return result ?? failed(say('place-too-costly'));
  });
  return answered({ type: typeInWords(type), kind: type.kind, findings, results });
}

/** Texts of dated values are tried in Polish. */
function plainValues({ name, value }: CheckedValues): LoadedValues {
  return { name, values: value.values, translations: {} };
}

function within<Result>(effort: Effort, work: () => Result): Result | null {
  try {
    return withEffort(effort, work);
  } catch (reason) {
    if (reason === tooCostly) return null;
    throw reason;
  }
}

function failed(fault: Phrase): FormulaResult {
  return { value: null, shown: null, fault };
}

function resultOf(cel: Cel, formula: string, names: Names, print: (value: unknown) => Phrase | string): FormulaResult {
  let misfit: string | null = null;
  const evaluate = createEvaluator(cel, {}, (_, reason) => {
    misfit = reason;
  });
  const value = evaluate(formula, scopeOf(names));
  if (misfit !== null) return failed(say('place-wrong-value'));
  return value === undefined ? failed(say('place-no-value')) : { value, shown: print(value), fault: null };
}

/** Rows such as the office may send; one set of samples where a formula reads no row. */
function rowsOf(row: StaticType | undefined): readonly Names[] {
  if (row === undefined) return [{}];
  const { contract } = row;
  if (!contract) return [{ row: sampleOf(row) ?? null }];
  const full = Array.from({ length: sampleRows }, (_, turn) => filledSample(contract, turn));
  // The last row is as empty as the office may send it.
  const all = [...full, emptyValue(contract)].filter((value) => value !== null);
  const different = new Map(all.map((value) => [JSON.stringify(value), { row: value }]));
  return [...different.values()];
}

/** A value for every name: what the contracts have as examples, the code tables as they are, and computed values worked out from these. */
function samplesOf(cel: Cel, names: TypeScope, { definition }: CheckedService): Names {
  const samples: Record<string, unknown> = {};
  for (const [name, type = anyType] of names) samples[name] = sampleOf(type) ?? null;
  const [variant] = definition.variants ?? [];
  if (definition.codes) samples.codes = definition.codes;
  if (variant) samples.variant = { ...variant.values, id: variant.id, title: variant.title };
  samples.today = '2026-01-31';
  const values = Object.entries(definition.values ?? {});
  const evaluate = createEvaluator(cel);
  // A value may read others in whatever order they stand. Those that read each other in a circle stay empty.
  for (let round = 0; round < Math.min(values.length, mostRounds); round += 1) {
    const scope = scopeOf(samples);
    samples.values = Object.fromEntries(
      values.map(([name, formula]) => [
        name,
        parseFormula(formula).ok ? (evaluate(writtenOut(formula, definition.conditions), scope) ?? null) : null,
      ]),
    );
  }
  return samples;
}
