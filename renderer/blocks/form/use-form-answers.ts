import { useEffect, useMemo } from 'react';
import type { FormState, StateOf } from '../../../engine/forms';
import { useQueryClient } from '../../office/use-query';
import { useOpenService } from '../../service/load-service';
import { sourceState, useAnswers, useRetry } from '../../service/use-answers';
import { useFormPart } from './use-form';

/** What is known of the answers to what a form asks while it is filled in. */
export function useFormStateOf(): StateOf {
  const open = useOpenService();
  const queries = useQueryClient();
  return useMemo<StateOf>(() => (sourceId, request) => sourceState(queries, open, sourceId, request), [queries, open]);
}

/**
 * Sends what a form asks for while it is filled in, and has it worked out again with each answer. An answer belongs to its request, so one
 * that comes late is never taken for the answer to a newer one.
 */
export function useFormAnswers(state: FormState): (sources: readonly string[]) => void {
  const open = useOpenService();
  const demands = useFormPart(state, ({ model }) => model.demands);
  const answers = useAnswers(open, demands);
  const known = answers.map(({ updatedAt, running }) => `${updatedAt} ${running !== null}`).join();
  useEffect(() => {
    if (known !== '') state.answered();
  }, [known, state]);
  return useRetry(open, demands).retry;
}
