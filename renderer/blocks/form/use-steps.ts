import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type FormState, type FormStepModel, type OpenForm, pageOfSteps } from '../../../engine/forms';
import { pageInAddress, stepQuery } from './step-address';
import { useFormPart } from './use-form';

/** A form with steps as far as the address opens it. */
export interface StepsHandle {
  readonly steps: readonly FormStepModel[];
  /** The step that is shown, null for the summary. */
  readonly step: FormStepModel | null;
  /** Its number, from 1; the summary is the last. */
  readonly number: number;
  /** True when the address names a page that is not open yet. */
  readonly isEarly: boolean;
  /** True when the step was opened from the summary, to change something in it. */
  readonly isChange: boolean;
  /** Address of a page of the form, null for the summary. */
  addressOf(step: string | null): string;
  /** Opens a page. `from` the summary: its button leads back there. */
  go(step: string | null, from?: 'summary'): void;
}

/** Which page of a form is open: the address says it, as far as the steps before it were filled in. Back and forward of the browser lead through the steps. */
export function useSteps(form: OpenForm, state: FormState): StepsHandle {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const steps = useFormPart(state, ({ model }) => model.steps);
  const { page, isEarly } = pageOfSteps(steps, pageInAddress(form.id, search));
  const [changing, setChanging] = useState<string | null>(null);
  const addressOf = useCallback((step: string | null) => path + stepQuery(steps, form.id, search, step), [path, steps, form.id, search]);
  const go = useCallback(
    (step: string | null, from?: 'summary') => {
      setChanging(from === 'summary' ? step : null);
      navigate(addressOf(step), { state: history.state });
    },
    [navigate, addressOf],
  );
  const place = steps.findIndex(({ id }) => id === page);
  return {
    steps,
    step: steps[place] ?? null,
    number: place === -1 ? steps.length + 1 : place + 1,
    isEarly,
    isChange: place !== -1 && changing === page,
    addressOf,
    go,
  };
}
