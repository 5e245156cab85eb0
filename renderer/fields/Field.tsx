import { useContext } from 'react';
import type { FieldModel } from '../../engine';
import { type FieldComponents, type FieldProps, MoreFieldsContext } from './field-props';

/** Draws a field of any control with the component of its control. */
export function Field({ components, ...props }: FieldProps<FieldModel> & { readonly components: FieldComponents }) {
  const { control } = props.field;
  const more = useContext(MoreFieldsContext);
  const Component = components[control] ?? more[control];
  if (!Component) throw new Error(`Nothing draws the control ${control}.`);
  return <Component {...props} />;
}
