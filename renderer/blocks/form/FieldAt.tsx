import { FormField } from './FormField';
import { FormLines } from './FormLines';
import { useFormTools } from './form-context';
import { useFormPart } from './use-form';

interface FieldAtProps {
  /** Name of the field in the form: its path, with slashes. */
  readonly id: string;
}

/** A field at its place in the form, with the lines above it. It is drawn again only when something of its own changed. */
export function FieldAt({ id }: FieldAtProps) {
  const { formId, state, problems } = useFormTools();
  const field = useFormPart(state, ({ model }) => model.field.get(id));
  return (
    <>
      <FormLines before={id} />
      {field?.visible ? <FormField id={`${formId}-${id}`} field={field} problem={problems.get(id) ?? null} state={state} /> : null}
    </>
  );
}
