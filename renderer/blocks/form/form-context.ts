import { createContext, useContext } from 'react';
import type { FormState } from '../../../engine/forms';

/** What the fields of a form are drawn from. rjsf only lays them out; their values come from here. */
export interface FormTools {
  /** Id of the form's block, which makes ids of elements unique on the screen. */
  readonly formId: string;
  /** The form itself, to be listened to. */
  readonly state: FormState;
  /** Messages at fields, by field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly isSending: boolean;
  /** Level of the headings among the fields. */
  readonly headingLevel: 2 | 3 | 4;
  /** Asks again for what the form asks while it is filled in. */
  retryAnswers(sources: readonly string[]): void;
  /** Undoes all changes. */
  undo(): void;
}

const FormContext = createContext<FormTools | null>(null);

/** Gives the form to its fields. */
export const FormProvider = FormContext.Provider;

/** The form around this component. */
export function useFormTools(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error('A field of a form needs a FormProvider above it.');
  return tools;
}

/** Id of the button that sends a form. */
export function sendButtonId(formId: string): string {
  return `${formId}-send`;
}
