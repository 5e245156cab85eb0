import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { FieldTitle } from './FieldTitle';

/** A name from a registry of the language (format, rule, …): chosen, with what each does. A name of the portal's own may be typed. */
export function NameField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, schema } = props;
  const choices: readonly string[] = registry.formContext?.names?.[String(Object(schema)['x-registry'])] ?? [];
  return (
    <FieldTitle field={props}>
      {({ id, label, helperText, error, required }) => (
        <Autocomplete
          id={id}
          freeSolo
          options={[...choices]}
          value={typeof formData === 'string' ? formData : null}
          onChange={(_, value) => onChange(value ?? undefined, fieldPathId.path)}
          renderInput={(params) => <TextField {...params} label={label} helperText={helperText} error={error} required={required} />}
        />
      )}
    </FieldTitle>
  );
}
