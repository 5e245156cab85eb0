import { memo } from 'react';
import type { FieldInput } from '../../../engine';
import type { FormFieldModel, FormState } from '../../../engine/forms';
import { Field } from '../../fields/Field';
import { otherField } from '../../fields/field-parts';
import { formFields } from '../../fields/form-fields';
import { useFormTools } from './form-context';
import { MoreText } from './MoreText';
import { whenPointerRests } from './pointer-rest';
import { Remaining } from './Remaining';
import { StrengthBar } from './StrengthBar';
import { useProblemWhileTyping } from './use-problem-while-typing';

interface FormFieldProps {
  readonly id: string;
  readonly field: FormFieldModel;
  readonly problem: string | null;
  readonly state: FormState;
}

/** A field of a form. It is drawn again only when something of its own changed. */
export const FormField = memo(function FormField({ id, field, problem, state }: FormFieldProps) {
  const put = (input: FieldInput) => state.put(field.id, input);
  const { retryAnswers } = useFormTools();
  const typing = useProblemWhileTyping(field);
  const leave = () =>
    whenPointerRests(() => {
      typing.tell();
      state.leave(field.id);
    });
  const { input, remaining, strength, more } = field;
  return (
    <Field
      {...{ id, field }}
      components={formFields}
      other={otherField}
      problem={problem ?? typing.problem}
      onChange={put}
      onLeave={leave}
      retry={retryAnswers}
      note={remaining !== null}
    >
      <Remaining id={id} remaining={remaining} typed={String(input)} />
      {strength === null ? null : <StrengthBar strength={strength} />}
      <MoreText more={more} />
    </Field>
  );
});
