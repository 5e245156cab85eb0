import { useContext } from 'react';
import type { FieldModel } from '../../engine';
import { type FieldComponent, type FieldComponents, type FieldProps, MoreFieldsContext } from './field-props';

interface AnyFieldProps extends FieldProps<FieldModel> {
  readonly components: FieldComponents;
  /** Draws the controls that `components` and the portal's own do not name. */
  readonly other?: FieldComponent;
}

/** Draws a field of any control with the component of its control. */
export function Field({ components, other, ...props }: AnyFieldProps) {
  const { control } = props.field;
  const more = useContext(MoreFieldsContext);
  const Component = components[control] ?? more[control] ?? other;
  if (!Component) throw new Error(`Nothing draws the control ${control}.`);
  return <Component {...props} />;
}
