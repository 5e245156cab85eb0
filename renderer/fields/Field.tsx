import { useContext } from 'react';
import type { FieldModel } from '../../engine';
import { type FieldComponent, type FieldComponents, type FieldProps, MoreFieldsContext } from './field-props';

interface FieldParts extends FieldProps<FieldModel> {
  readonly components: FieldComponents;
  /** What draws the controls that are not among them. */
  readonly otherwise?: FieldComponent;
}

/** Draws a field of any control with the component of its control. */
export function Field({ components, otherwise, ...props }: FieldParts) {
  const { control } = props.field;
  const more = useContext(MoreFieldsContext);
  const Component = components[control] ?? more[control] ?? otherwise;
  if (!Component) throw new Error(`Nothing draws the control ${control}.`);
  return <Component {...props} />;
}
