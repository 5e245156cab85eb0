import { type FormStepModel, pageOfSteps, summaryName } from '../../../engine/forms';

/** Name of the page of a form that an address names; null for the first. */
export function pageInAddress(form: string, search: string): string | null {
  return new URLSearchParams(search).get(stepParam(form));
}

/** Name of the page that is open, as a draft keeps it; null for a form on one page. */
export function openPage(steps: readonly FormStepModel[], form: string, search: string): string | null {
  return steps.length === 0 ? null : (pageOfSteps(steps, pageInAddress(form, search)).page ?? summaryName);
}

/** The query of an address that opens a page of a form, null for the summary. The first step needs none. */
export function stepQuery(steps: readonly FormStepModel[], form: string, search: string, step: string | null): string {
  const query = new URLSearchParams(search);
  if (step !== null && step === steps[0]?.id) query.delete(stepParam(form));
  else query.set(stepParam(form), step ?? summaryName);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

// The full stop keeps it apart from params, whose names have none.
function stepParam(form: string): string {
  return `${form}.krok`;
}
