import FormHelperText from '@mui/material/FormHelperText';
import type { DescriptionFieldProps } from '@rjsf/utils';

/** The sentence that helps with a property: rjsf would make a heading of it. */
export function Description({ id, description }: DescriptionFieldProps) {
  return description === undefined || description === '' ? null : <FormHelperText id={id}>{description}</FormHelperText>;
}
