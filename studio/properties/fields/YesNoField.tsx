import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { FieldTitle } from './FieldTitle';

const words = { true: 'tak', false: 'nie' };

/** Yes or no, or what holds while nobody says either, which is named. */
export function YesNoField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  return (
    <FieldTitle field={props}>
      {(labels) => (
        <TextField
          {...labels}
          select
          value={typeof formData === 'boolean' ? String(formData) : 'default'}
          onChange={({ target }) => onChange(target.value === 'default' ? undefined : target.value === 'true', fieldPathId.path)}
        >
          <MenuItem value="default">domyślnie: {schema.default === true ? words.true : words.false}</MenuItem>
          <MenuItem value="true">{words.true}</MenuItem>
          <MenuItem value="false">{words.false}</MenuItem>
        </TextField>
      )}
    </FieldTitle>
  );
}
