import type { FieldModel } from '../../engine';
import type { FieldComponents, FieldProps } from './field-props';

/** Draws a field of any control with the component of its control. */
export function Field({ components, ...props }: FieldProps<FieldModel> & { readonly components: FieldComponents }) {
  const { control } = props.field;
  const Component = components[control];
  if (!Component) throw new Error(`Nothing draws the control ${control}.`);
  return <Component {...props} />;
}
