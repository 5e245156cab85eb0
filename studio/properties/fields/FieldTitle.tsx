import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/** What an input takes from its field: name, help and whether something is wrong. */
export interface FieldLabels {
  readonly id: string;
  readonly label: string;
  readonly helperText: string;
  readonly error: boolean;
  readonly required: boolean;
  readonly fullWidth: true;
}

interface Props {
  readonly field: FieldProps;
  /** True for several inputs under one name. */
  readonly group?: boolean;
  readonly children: (labels: FieldLabels) => ReactNode;
}

/** Gives a field its name, its help and what is wrong with it: to one input as its own, to several as a named group. */
export function FieldTitle({ field, group = false, children }: Props) {
  const { uiSchema = {}, schema, name, rawErrors = [], required = false, fieldPathId } = field;
  const title = String(uiSchema['ui:title'] ?? schema.title ?? name);
  const help = rawErrors.length > 0 ? rawErrors.join(' ') : String(uiSchema['ui:description'] ?? schema.description ?? '');
  const labels: FieldLabels = {
    id: fieldPathId.$id,
    label: title,
    helperText: help,
    error: rawErrors.length > 0,
    required,
    fullWidth: true,
  };
  if (!group) return children(labels);
  return (
    <FormControl component="fieldset" fullWidth error={labels.error}>
      <FormLabel component="legend">{title}</FormLabel>
      <Stack spacing={1.5} sx={{ mt: 1 }}>
        {children(labels)}
      </Stack>
      <FormHelperText>{help}</FormHelperText>
    </FormControl>
  );
}
