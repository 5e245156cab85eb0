import type { FieldProps } from '@rjsf/utils';
import { FormulaEditor } from '../../formula/FormulaEditor';
import { FieldTitle } from './FieldTitle';

/** A formula, typed with completion. An empty one is left out of the definition. */
export function FormulaField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry } = props;
  return (
    <FieldTitle field={props}>
      {(labels) => (
        <FormulaEditor
          {...labels}
          value={typeof formData === 'string' ? formData : ''}
          path={fieldPathId.path}
          complete={registry.formContext?.complete}
          onChange={(value) => onChange(value === '' ? undefined : value, fieldPathId.path)}
        />
      )}
    </FieldTitle>
  );
}
