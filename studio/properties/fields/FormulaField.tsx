import type { FieldProps } from '@rjsf/utils';
import { FormulaInput } from '../../formula/sentences/FormulaInput';
import { FieldTitle } from './FieldTitle';

/** A formula, built from sentences or typed. An empty one is left out of the definition. */
export function FormulaField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  return (
    <FieldTitle field={props}>
      {({ label, helperText, error }) => (
        <FormulaInput
          label={label}
          helperText={helperText}
          error={error}
          value={typeof formData === 'string' ? formData : ''}
          path={fieldPathId.path}
          isCondition={Object(schema)['x-expect'] === 'boolean'}
          onChange={(value) => onChange(value === '' ? undefined : value, fieldPathId.path)}
        />
      )}
    </FieldTitle>
  );
}
