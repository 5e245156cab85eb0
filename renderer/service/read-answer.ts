import { type CompiledService, type Contract, conformAnswer, failure, type OfficeError, type Result, success } from '../../engine';
import type { OpenForm } from '../../engine/forms';
import { isLongAnswer } from '../office/fetch-office';
import type { OpenService, Validator, Validators } from './load-service';
import { reportAnswer } from './report-answer';

const unreadable: OfficeError = { kind: 'unreadable', status: 200, kod: null, opis: null };

/** Checks an answer against the contract of its source and makes it safe to draw; without the frame it promises it is unreadable. */
export async function readAnswer(
  service: CompiledService,
  sourceId: string,
  answer: unknown,
  validators: Validators,
): Promise<Result<unknown, OfficeError>> {
  const contract = service.definition.sources?.[sourceId]?.response;
  return contract ? await conform(service, sourceId, contract, validators[`source_${sourceId}`], answer) : success(answer);
}

/** The beginning of an answer, safe to draw; null where it cannot be drawn by itself. What is wrong with it is told with the whole answer. */
export function readBeginning(service: CompiledService, sourceId: string, beginning: unknown, validators: Validators): unknown {
  const contract = service.definition.sources?.[sourceId]?.response;
  const validate = validators[`source_${sourceId}`];
  if (!contract || !validate) return null;
  const conformed = conformAnswer(contract, beginning, validate(beginning) ? [] : (validate.errors ?? []));
  return conformed.ok ? conformed.value.data : null;
}

/** The same for the answer to a form; an answer that the definition does not describe is taken as it is. */
export async function readFormAnswer(
  { service }: Pick<OpenService, 'service'>,
  form: Pick<OpenForm, 'id' | 'response'>,
  answer: unknown,
  validators: Validators,
): Promise<Result<unknown, OfficeError>> {
  if (!form.response) return success(answer);
  const validate = validators[`answer_${form.id}`];
  // The office has what was sent; only what it says of it cannot be judged here.
  return validate ? await conform(service, form.id, form.response, validate, answer) : failure(unreadable);
}

async function conform(
  service: CompiledService,
  sourceId: string,
  contract: Contract,
  validate: Validator | undefined,
  answer: unknown,
): Promise<Result<unknown, OfficeError>> {
  if (!validate) return failure({ kind: 'network', status: null, kod: null, opis: null });
  const judge = (part: unknown) => (validate(part) ? [] : (validate.errors ?? []));
  const inParts = isLongAnswer(answer) ? await import('../office/long-answer').catch(() => null) : null;
  const conformed =
    inParts === null ? conformAnswer(contract, answer, judge(answer)) : await inParts.conformLongAnswer(contract, answer, judge);
  reportAnswer(service, sourceId, answer, conformed.ok ? conformed.value.reports : conformed.failure);
  return conformed.ok ? success(conformed.value.data) : failure(unreadable);
}
