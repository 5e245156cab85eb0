import { type AnswerReport, type ConformedAnswer, type ContractViolation, conformAnswer } from '../answers/conform-answer';
import type { Contract } from '../language/language.generated';
import { isRecord } from '../values/is-record';
import { pointerStep } from '../values/pointer-step';
import { failure, type Result, success } from '../values/result';

// Rows that are judged in one step. A slow phone judges so many within one frame.
const usualPart = 1_000;

/** What breaks the contract in an answer; empty for one that keeps it. */
export type Judge = (answer: unknown) => readonly ContractViolation[];

/**
 * Makes an answer safe to draw in steps, between which others may work: the entries of its longest list are judged part by part. What comes
 * out is what `conformAnswer` makes of the whole; an answer that cannot be drawn fails at the first part that shows it.
 */
export function* conformInParts(
  contract: Contract,
  answer: unknown,
  judge: Judge,
  partSize = usualPart,
): Generator<void, Result<ConformedAnswer, readonly AnswerReport[]>> {
  const long = longestList(contract, answer, []);
  if (long === null || long.rows.length <= partSize) return conformAnswer(contract, answer, judge(answer));
  const { path, rows } = long;
  const prefix = path.map((name) => `/${pointerStep(name)}`).join('');
  const reports = new Map<string, AnswerReport>();
  const kept: unknown[] = [];
  let first: unknown;
  let isSame = true;
  for (let begin = 0; begin < rows.length; begin += partSize) {
    const given = rows.slice(begin, begin + partSize);
    const part = withValue(answer, path, given);
    // What is wrong beside the list is wrong in every part, and told once.
    const violations = judge(part).filter(({ instancePath }) => begin === 0 || instancePath.startsWith(`${prefix}/`));
    const conformed = conformAnswer(contract, part, violations);
    for (const report of conformed.ok ? conformed.value.reports : conformed.failure) addReport(reports, report, prefix, begin);
    if (!conformed.ok) return failure([...reports.values()]);
    const { data } = conformed.value;
    if (begin === 0) first = data;
    const judged = valueAt(data, path);
    isSame &&= data === part;
    for (const row of Array.isArray(judged) ? judged : given) kept.push(row);
    yield;
  }
  return success({ data: isSame ? answer : withValue(first, path, kept), reports: [...reports.values()] });
}

interface LongList {
  /** Names that lead to it. */
  readonly path: readonly string[];
  readonly rows: readonly unknown[];
}

/** The longest list that is judged entry by entry; null where there is none. */
function longestList(contract: Contract, value: unknown, path: readonly string[]): LongList | null {
  if (Array.isArray(value)) {
    const isOfWhole = contract.minItems !== undefined || contract.maxItems !== undefined;
    return contract.items === undefined || isOfWhole ? null : { path, rows: value };
  }
  if (!isRecord(value)) return null;
  const within = Object.entries(contract.properties ?? {}).flatMap(([name, property]) =>
    Object.hasOwn(value, name) ? (longestList(property, value[name], [...path, name]) ?? []) : [],
  );
  return within.reduce<LongList | null>((longest, each) => (each.rows.length > (longest?.rows.length ?? 0) ? each : longest), null);
}

function addReport(reports: Map<string, AnswerReport>, report: AnswerReport, prefix: string, begin: number): void {
  const known = reports.get(report.contractPointer);
  reports.set(report.contractPointer, {
    ...report,
    answerPointer: known?.answerPointer ?? inWhole(report.answerPointer, prefix, begin),
    count: (known?.count ?? 0) + report.count,
  });
}

/** A place in a part as a place in the whole answer. */
function inWhole(pointer: string, prefix: string, begin: number): string {
  if (!pointer.startsWith(`${prefix}/`)) return pointer;
  const [index = '', ...rest] = pointer.slice(prefix.length + 1).split('/');
  return [prefix, String(Number(index) + begin), ...rest].join('/');
}

function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), whole);
}

/** A copy of an answer with another value at a place. */
function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const holder = isRecord(whole) ? whole : {};
  return { ...holder, [name]: withValue(holder[name], rest, value) };
}
