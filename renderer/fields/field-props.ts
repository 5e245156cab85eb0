import { createContext, type ReactNode } from 'react';
import type { FieldInput, FieldModel } from '../../engine';

/** What every field is drawn from, among the params of a screen and in a form. */
export interface FieldProps<Model extends FieldModel> {
  /** Id on the page, which the element that takes the focus is named by. */
  readonly id: string;
  readonly field: Model;
  /** Message of a problem, null if there is none to show. */
  readonly problem: string | null;
  onChange(input: FieldInput): void;
  /** The resident leaves the field. */
  onLeave(): void;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
  /** True if the children contain a note that describes the field. */
  readonly note?: boolean;
  /** Content under the input. */
  readonly children?: ReactNode;
}

/** A component that draws fields of one kind; the table of components gives it only those. */
export type FieldComponent = { draw(props: FieldProps<FieldModel>): ReactNode }['draw'];

/** Components by the control that they draw. */
export type FieldComponents = Readonly<Record<string, FieldComponent>>;

/** Components that a portal adds, for the fields below. */
export const MoreFieldsContext = createContext<FieldComponents>({});

/** Whether fields that may stay empty say so: those of a form do, filters do not, for nothing waits for them. */
export const MarksOptionalContext = createContext(true);

/** Id of the element that takes the focus for a field. */
export function fieldId(field: string): string {
  return `param-${field}`;
}

/** Ids that describe a field: its hint, its problem and a note under it, as far as they are shown; undefined when there is nothing to point at. */
export function describedBy(field: string, hint: string | null, problem: string | null, note = false): string | undefined {
  const parts = [hint === null ? null : 'hint', problem === null ? null : 'problem', note ? 'note' : null];
  return parts.flatMap((part) => (part === null ? [] : [`${fieldId(field)}-${part}`])).join(' ') || undefined;
}
