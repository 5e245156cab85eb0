import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { type AnswerReport, type ConformedAnswer, conformAnswer } from '../../answers/conform-answer';
import type { Contract } from '../../language/language.generated';
import { compilePattern } from '../../patterns/compile-pattern';
import { createMatcher } from '../../patterns/matcher';
import type { PatternProgram } from '../../patterns/pattern-program';
import type { Result } from '../../values/result';
import { validationSchema } from './validation-schema';

const datePattern = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';

/** Contract formats; Ajv's own would need code of another package in the browser. */
const formats = {
  date: new RegExp(`^${datePattern}$`, 'u'),
  'date-time': new RegExp(`^${datePattern}[ T](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?$`, 'u'),
} as const;

/** Name under which generated code finds what makes the machine of a pattern. */
export const patternMaker = 'machineOf';

/** An Ajv for contracts: its patterns are run by the machine that takes each character once. */
export function contractAjv(options: Options): Ajv {
  const machineOf = (pattern: string): { test(text: string): boolean; toString(): string } => ({
    ...createMatcher(programOf(pattern)),
    // Ajv tells patterns apart by this.
    toString: () => pattern,
  });
  const ajv = new Ajv({
    ...options,
    allErrors: true,
    strict: false,
    // The checker knows whether a contract is one; asking Ajv as well would compile the schema of all schemas for each of them.
    meta: false,
    validateSchema: false,
    // Making the code smaller takes longer than making it, so it is done only for code that is sent.
    code: { optimize: options.code?.source === true, ...options.code, regExp: Object.assign(machineOf, { code: patternMaker }) },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/** The steps of a pattern that the checker has let pass. */
export function programOf(pattern: string): PatternProgram {
  const program = compilePattern(pattern);
  if (!program.ok) throw new Error(`The pattern ${pattern} cannot be used: ${program.failure}.`);
  return program.value;
}

const validators = new WeakMap<Contract, ValidateFunction>();

/** An answer as its contract lets it be drawn, by the same rules as the compiled validators of a page; or what of its frame is broken. */
export function readByContract(contract: Contract, answer: unknown): Result<ConformedAnswer, readonly AnswerReport[]> {
  const validate = validators.get(contract) ?? contractAjv({}).compile(validationSchema(contract));
  validators.set(contract, validate);
  return conformAnswer(contract, answer, validate(answer) ? [] : (validate.errors ?? []));
}

/** Where an answer breaks its contract. */
export function answerBreaches(contract: Contract, answer: unknown): readonly AnswerReport[] {
  const read = readByContract(contract, answer);
  return read.ok ? read.value.reports : read.failure;
}
