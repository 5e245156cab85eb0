import { memo, useCallback } from 'react';
import { assertNever } from '../../../engine';
import type { FormFieldModel, FormInput } from '../../../engine/forms';
import { DateControl } from './DateControl';
import { OptionsControl } from './OptionsControl';
import { PasswordControl } from './PasswordControl';
import { SelectControl } from './SelectControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';
import { useProblemWhileTyping } from './use-problem-while-typing';

/** What every control of a form is drawn from. */
export interface ControlProps {
  /** Id of the element that takes the focus. */
  readonly id: string;
  readonly field: FormFieldModel;
  /** What is wrong with the field, null when nothing is to be said. */
  readonly problem: string | null;
  put(input: FormInput): void;
  onLeave(): void;
}

type Path = readonly (string | number)[];

interface FormFieldProps {
  readonly id: string;
  readonly field: FormFieldModel;
  readonly problem: string | null;
  readonly path: (string | number)[];
  onChange(input: FormInput, path: (string | number)[]): void;
  onLeave(field: string): void;
}

/** A field of a form. It is drawn again only when something of its own changed. */
export const FormField = memo(function FormField({ id, field, problem, path, onChange, onLeave }: FormFieldProps) {
  const place = path.join('.');
  // rjsf makes a new path at each key; the same place is the same path.
  const put = useCallback((input: FormInput) => onChange(input, place.split('.')), [onChange, place]);
  const typing = useProblemWhileTyping(field);
  const leave = () => {
    typing.tell();
    onLeave(field.id);
  };
  return drawControl({ id, field, problem: problem ?? typing.problem, put, onLeave: leave });
}, isSameField);

function isSameField(before: FormFieldProps, now: FormFieldProps): boolean {
  return (
    before.field === now.field &&
    before.problem === now.problem &&
    before.onChange === now.onChange &&
    before.onLeave === now.onLeave &&
    samePath(before.path, now.path)
  );
}

function samePath(left: Path, right: Path): boolean {
  return left.length === right.length && left.every((step, index) => step === right[index]);
}

function drawControl(props: ControlProps) {
  const { control } = props.field;
  switch (control) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return <TextControl {...props} />;
    case 'password':
      return <PasswordControl {...props} />;
    case 'select':
      return <SelectControl {...props} />;
    case 'radio':
      return <OptionsControl {...props} />;
    case 'checkbox':
    case 'toggle':
      return <TickControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    default:
      return assertNever(control);
  }
}
