import type { FormBlock } from '../language/language.generated';
import { type FieldInput, isKeys } from '../screen/field-model';
import { isVisible, optionalWords, type Screen, words } from '../screen/screen';
import type { FormInputs } from './form-inputs';

/** One page of a form with steps, as it is now. */
export interface FormStepModel {
  readonly id: string;
  readonly title: string;
  readonly intro: string | null;
  /** Names of its fields and groups. */
  readonly fields: readonly string[];
  /** True once the resident went on from it. */
  readonly passed: boolean;
}

/** The page after the last step. */
export interface FormSummaryWords {
  readonly title: string;
  readonly intro: string | null;
}

/** What the definition says of the steps of a form. */
export type StepsOfForm = Pick<FormBlock, 'steps' | 'summary'>;

/** Under which the steps that a resident went on from are kept beside what was typed. No field has this name. */
export const passedKey = '/';

/** The input that says from which steps the resident went on. */
export function withPassed(typed: FormInputs, step: string): Readonly<Record<string, FieldInput>> {
  const passed = passedSteps(typed);
  return passed.includes(step) ? {} : { [passedKey]: [...passed, step] };
}

function passedSteps(typed: FormInputs): readonly string[] {
  const passed = typed[passedKey];
  return passed !== undefined && isKeys(passed) ? passed : [];
}

/** Names of the fields whose step is not there now: they count as empty. */
export function leftOutBySteps(screen: Screen, { steps = [] }: StepsOfForm): ReadonlySet<string> {
  return new Set(steps.flatMap(({ when, fields }) => (isVisible(screen, when) ? [] : fields)));
}

/** The steps that are there now, in order. */
export function stepsOf(
  { screen, leftOut }: { readonly screen: Screen; readonly leftOut: ReadonlySet<string> },
  { steps = [] }: StepsOfForm,
  typed: FormInputs,
): readonly FormStepModel[] {
  const passed = passedSteps(typed);
  return steps.flatMap(({ id, title, intro, fields }): FormStepModel[] =>
    fields.some((field) => leftOut.has(field))
      ? []
      : [{ id, title: words(screen, title), intro: optionalWords(screen, intro), fields, passed: passed.includes(id) }],
  );
}

/** Words of the summary; null for a form without steps. */
export function summaryWords(screen: Screen, { steps, summary }: StepsOfForm): FormSummaryWords | null {
  if (steps === undefined) return null;
  return {
    title: optionalWords(screen, summary?.title) ?? screen.context.translate('forms.summary'),
    intro: optionalWords(screen, summary?.intro),
  };
}

/** Name of the field of the form that a field belongs to: itself, or the outermost group around it. */
export function topOf(field: string): string {
  return field.split('/')[0] ?? field;
}

/** In an address, the page after the last step. No step has this name. */
export const summaryName = 'podsumowanie';

/** Which page of a form is open where the address names one: that one, as far as the resident went on from all steps before it. */
export function pageOfSteps(
  steps: readonly FormStepModel[],
  named: string | null,
): { readonly page: string | null; readonly isEarly: boolean } {
  const open = steps.findIndex(({ passed }) => !passed);
  const last = open === -1 ? steps.length : open;
  const place = named === null ? 0 : named === summaryName ? steps.length : steps.findIndex(({ id }) => id === named);
  const isOpen = place !== -1 && place <= last;
  return { page: steps[isOpen ? place : last]?.id ?? null, isEarly: !isOpen };
}
