import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldProps } from '@rjsf/utils';
import { FieldTitle } from './FieldTitle';

/** Settings that belong together and may be left out as a whole, such as the total of a column: a tick brings them, empty at first. */
export function OptionalPartField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, uiSchema } = props;
  const { ObjectField } = registry.fields;
  const { 'ui:field': _own, ...inside } = uiSchema ?? {};
  const isThere = formData !== undefined && formData !== null;
  return (
    <FieldTitle field={props}>
      {({ id, label, helperText, error }) => (
        <>
          <FormControlLabel
            label={label}
            control={
              <Checkbox
                id={`${id}-there`}
                checked={isThere}
                slotProps={{ input: { 'aria-describedby': `${id}-about` } }}
                onChange={(_, checked) => onChange(checked ? {} : undefined, fieldPathId.path)}
              />
            }
          />
          <FormHelperText id={`${id}-about`} error={error} sx={{ mt: -0.5, ml: 4 }}>
            {helperText}
          </FormHelperText>
          {isThere && ObjectField && <ObjectField {...props} uiSchema={inside} />}
        </>
      )}
    </FieldTitle>
  );
}
