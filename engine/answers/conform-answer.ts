import type { Contract } from '../language/language.generated';
import { pointerStep } from '../values/pointer-step';
import { failure, type Result, success } from '../values/result';

/** The part of an Ajv error that is needed to repair an answer. */
export interface ContractViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A breach of the contract, reported to the operator. Once for each place of the contract. */
export interface AnswerReport {
  /** Pointer in the contract, as in `CompiledService.lines`. */
  readonly contractPointer: string;
  /** First place in the answer. */
  readonly answerPointer: string;
  readonly problem: 'missing' | 'wrong-type' | 'wrong-value';
  /** How many places of the answer break it. */
  readonly count: number;
}

const words: Readonly<Record<AnswerReport['problem'], string>> = {
  missing: 'is missing',
  'wrong-type': 'has another type than declared',
  'wrong-value': 'has a value that is not allowed',
};

/** An answer that can be drawn, and what was wrong with it. */
export interface ConformedAnswer {
  readonly data: unknown;
  readonly reports: readonly AnswerReport[];
}

/**
 * Makes an answer safe to draw: a value of the wrong kind becomes `undefined`, which screens show as no data and never as zero; an optional
 * field that is absent becomes null. An answer whose frame is wrong (not an object, a list that is none) cannot be drawn and fails.
 */
export function conformAnswer(
  contract: Contract,
  answer: unknown,
  violations: readonly ContractViolation[],
): Result<ConformedAnswer, readonly AnswerReport[]> {
  const reports = new Map<string, AnswerReport>();
  const broken = new Set<string>();
  for (const violation of violations) {
    const missing = violation.keyword === 'required' ? `/${pointerStep(String(violation.params.missingProperty))}` : '';
    const pointer = violation.instancePath + missing;
    const contractPointer = contractPointerOf(violation.schemaPath, missing);
    broken.add(pointer);
    const known = reports.get(contractPointer);
    const problem = violation.keyword === 'required' ? 'missing' : violation.keyword === 'type' ? 'wrong-type' : 'wrong-value';
    reports.set(contractPointer, {
      contractPointer,
      answerPointer: known?.answerPointer ?? pointer,
      problem,
      count: (known?.count ?? 0) + 1,
    });
  }
  const data = fill(contract, answer, '', broken);
  return data === unusable ? failure([...reports.values()]) : success({ data, reports: [...reports.values()] });
}

/** A breach of a contract in words for the operator: its first place in the answer, what is wrong there, and how many places are. */
export function reportInWords({ answerPointer, problem, count }: AnswerReport): string {
  return `${answerPointer || '/'} ${words[problem]} (${count} in this answer)`;
}

const unusable = Symbol('an answer whose frame is wrong');

function fill(contract: Contract, value: unknown, pointer: string, broken: ReadonlySet<string>): unknown {
  const isFrame = allows(contract, 'object') || allows(contract, 'array');
  if (broken.has(pointer)) return isFrame ? unusable : undefined;
  if (Array.isArray(value) && contract.items) return fillItems(contract.items, value, pointer, broken);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && contract.properties)
    return fillObject(contract, value, pointer, broken);
  return value;
}

function fillItems(items: Contract, values: readonly unknown[], pointer: string, broken: ReadonlySet<string>): unknown {
  const filled: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const item = fill(items, value, `${pointer}/${index}`, broken);
    if (item === unusable) return unusable;
    filled.push(item);
  }
  return filled;
}

function fillObject(contract: Contract, object: object, pointer: string, broken: ReadonlySet<string>): unknown {
  const filled: Record<string, unknown> = { ...object };
  for (const [name, property] of Object.entries(contract.properties ?? {})) {
    const inner = `${pointer}/${pointerStep(name)}`;
    const given = Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
    if (given === undefined && !broken.has(inner)) {
      filled[name] = null;
      continue;
    }
    const value = fill(property, given, inner, broken);
    if (value === unusable) return unusable;
    filled[name] = value;
  }
  return filled;
}

function allows(contract: Contract, type: 'object' | 'array'): boolean {
  return contract.type === type || (Array.isArray(contract.type) && contract.type.includes(type));
}

function contractPointerOf(schemaPath: string, missing: string): string {
  const withoutKeyword = schemaPath.replace(/^#/, '').replace(/\/[^/]*$/, '');
  return missing === '' ? withoutKeyword : `${withoutKeyword}/properties${missing}`;
}
