import { memo } from 'react';
import { assertNever } from '../../../engine';
import type { FormFieldModel, FormInput, FormState } from '../../../engine/forms';
import type { ControlProps } from './control-props';
import { DateControl } from './DateControl';
import { OptionsControl } from './OptionsControl';
import { PasswordControl } from './PasswordControl';
import { whenPointerRests } from './pointer-rest';
import { SelectControl } from './SelectControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';
import { useProblemWhileTyping } from './use-problem-while-typing';

interface FormFieldProps {
  readonly id: string;
  readonly field: FormFieldModel;
  readonly problem: string | null;
  readonly state: FormState;
}

/** A field of a form. It is drawn again only when something of its own changed. */
export const FormField = memo(function FormField({ id, field, problem, state }: FormFieldProps) {
  const put = (input: FormInput) => state.put(field.id, input);
  const typing = useProblemWhileTyping(field);
  const leave = () =>
    whenPointerRests(() => {
      typing.tell();
      state.leave(field.id);
    });
  return drawControl({ id, field, problem: problem ?? typing.problem, put, onLeave: leave });
});

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
