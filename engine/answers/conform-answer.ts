import type { Contract } from '../language/language.generated';
import { pointerStep } from '../values/pointer-step';
import { failure, type Result, success } from '../values/result';
import { fillAnswer, unusable } from './fill-answer';

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
  const data = fillAnswer(contract, answer, broken);
  return data === unusable ? failure([...reports.values()]) : success({ data, reports: [...reports.values()] });
}

/** A breach of a contract in words for the operator: its first place in the answer, what is wrong there, and how many places are. */
export function reportInWords({ answerPointer, problem, count }: AnswerReport): string {
  return `${answerPointer || '/'} ${words[problem]} (${count} in this answer)`;
}

function contractPointerOf(schemaPath: string, missing: string): string {
  const withoutKeyword = schemaPath.replace(/^#/, '').replace(/\/[^/]*$/, '');
  return missing === '' ? withoutKeyword : `${withoutKeyword}/properties${missing}`;
}
