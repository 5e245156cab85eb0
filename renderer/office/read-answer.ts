import { type CompiledService, conformAnswer, failure, type OfficeError, type Result, success } from '../../engine';
import type { Validators } from '../service/load-service';
import { reportAnswer } from './report-answer';

/** Checks an answer against the contract of its source and makes it safe to draw; without the frame it promises it is unreadable. */
export function readAnswer(
  service: CompiledService,
  sourceId: string,
  answer: unknown,
  validators: Validators,
): Result<unknown, OfficeError> {
  const contract = service.definition.sources?.[sourceId]?.response;
  if (!contract) return success(answer);
  const validate = validators[`source_${sourceId}`];
  if (!validate) return failure({ kind: 'network', status: null, kod: null, opis: null });
  const violations = validate(answer) ? [] : (validate.errors ?? []);
  const conformed = conformAnswer(contract, answer, violations);
  reportAnswer(service, sourceId, conformed.ok ? conformed.value.reports : conformed.failure);
  return conformed.ok ? success(conformed.value.data) : failure({ kind: 'unreadable', status: 200, kod: null, opis: null });
}
