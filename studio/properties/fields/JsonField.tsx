import type { FieldProps } from '@rjsf/utils';
import { FieldTitle } from './FieldTitle';
import { JsonEditor } from './JsonEditor';

/** A value that is written as JSON: a contract, a sample, what is nested too deep for a form. */
export function JsonField(props: FieldProps) {
  const { formData, onChange, fieldPathId } = props;
  return (
    <FieldTitle field={props}>
      {({ label, helperText }) => (
        <JsonEditor label={label} help={helperText} value={formData} onChange={(value) => onChange(value, fieldPathId.path)} />
      )}
    </FieldTitle>
  );
}
