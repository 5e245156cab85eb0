import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { FieldTitle } from './FieldTitle';

/** A day and an hour in the time of the office, chosen with what the browser offers for it. */
export function TimeField(props: FieldProps) {
  const { formData, onChange, fieldPathId } = props;
  return (
    <FieldTitle field={props}>
      {(labels) => (
        <TextField
          {...labels}
          type="datetime-local"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
          value={typeof formData === 'string' ? formData : ''}
          onChange={({ target }) => onChange(target.value, fieldPathId.path)}
        />
      )}
    </FieldTitle>
  );
}
