import type { ReactNode } from 'react';
import type { FormProblem, FormState, OpenField, OpenForm } from '../../../engine/forms';
import type { FormPage } from './form-page';

/** What the form element is drawn from, with and without groups. */
export interface FormElementProps {
  readonly form: OpenForm;
  readonly state: FormState;
  /** The page of a form with steps. */
  readonly page: FormPage | undefined;
  /** Buttons in place of those that send the form. */
  readonly buttons: ReactNode;
  onRefuse(problems: readonly FormProblem[]): void;
  onSend(): void;
}

/** The fields that are drawn: of a form with steps those of the open one, and none on its summary. */
export function drawnFields({ fields: all }: OpenForm, page: FormPage | undefined): readonly OpenField[] {
  if (page === undefined) return all;
  return page.id === null ? [] : all.filter(({ id }) => page.holds(id));
}

/** Whether a form has groups of fields, which are laid out by a part of its own. */
export function hasGroups({ fields }: OpenForm): boolean {
  return fields.some(({ fields: inner }) => inner !== null);
}
