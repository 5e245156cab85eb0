import type { ReactNode } from 'react';
import type { FormProblem } from '../../../engine/forms';

/** One page of a form with steps. */
export interface FormPage {
  /** The step, null for the summary. */
  readonly id: string | null;
  /** Whether a field stands on it. */
  holds(field: string): boolean;
  /** What keeps the resident from going on. */
  judge(): readonly FormProblem[];
  /** Goes on to the next page; null where the form is sent. */
  readonly next: (() => void) | null;
  /** What stands in place of the fields, null on a step. */
  readonly content: ReactNode;
}
