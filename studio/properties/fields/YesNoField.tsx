import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { useSay } from '../../language/say';
import { FieldTitle } from './FieldTitle';
import { fieldWords } from './words';

/** Yes or no, or what holds while nobody says either, which is named. */
export function YesNoField(props: FieldProps) {
  const say = useSay(fieldWords);
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
          <MenuItem value="default">{say.byDefault(schema.default === true ? say.yes : say.no)}</MenuItem>
          <MenuItem value="true">{say.yes}</MenuItem>
          <MenuItem value="false">{say.no}</MenuItem>
        </TextField>
      )}
    </FieldTitle>
  );
}
