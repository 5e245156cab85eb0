import { useContext } from 'react';
import { type FieldModel, withAdvice } from '../../engine';
import { useTranslation } from '../texts/open-texts';
import { type FieldComponent, type FieldComponents, type FieldProps, MoreFieldsContext } from './field-props';

interface AnyFieldProps extends FieldProps<FieldModel> {
  readonly components: FieldComponents;
  /** Draws the controls that `components` and the portal's own do not name. */
  readonly other?: FieldComponent;
}

/** Draws a field of any control with the component of its control. What is wrong with it is told with what to do. */
export function Field({ components, other, ...props }: AnyFieldProps) {
  const { control, advice } = props.field;
  const { t } = useTranslation();
  const more = useContext(MoreFieldsContext);
  const Component = components[control] ?? more[control] ?? other;
  if (!Component) throw new Error(`Nothing draws the control ${control}.`);
  const problem = props.problem === null ? null : withAdvice(props.problem, advice, t);
  return <Component {...props} problem={problem} />;
}
