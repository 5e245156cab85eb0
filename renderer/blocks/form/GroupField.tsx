import './group.css';
import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { FieldNotes } from '../../fields/FieldNotes';
import { describedBy, fieldId } from '../../fields/field-props';
import { Words } from '../../texts/Words';
import { FormLines } from './FormLines';
import { useFormTools } from './form-context';
import { GroupItems } from './GroupItems';
import { useFormPart } from './use-form';

/** Fields that belong together under one heading: one object, or the items of a list. rjsf lays out the fields of each. */
export function GroupField(props: FieldProps) {
  const { fieldPathId, registry, uiSchema } = props;
  const { formId, state, problems } = useFormTools();
  const own = fieldPathId.path.join('/');
  const group = useFormPart(state, ({ model }) => model.groups.find(({ id }) => id === own));
  if (!group?.visible) return <FormLines before={own} />;
  const { SchemaField } = registry.fields;
  if (!SchemaField) throw new Error('rjsf has no field for objects.');
  const fieldsAt = (path: FieldProps['fieldPathId']): ReactNode => <SchemaField {...props} uiSchema={uiSchema?.inner} fieldPathId={path} />;
  const id = `${formId}-${own}`;
  const problem = problems.get(own) ?? group.problem;
  return (
    <>
      <FormLines before={own} />
      <fieldset
        id={fieldId(id)}
        tabIndex={-1}
        className={problem === null ? 'form-group' : 'form-group field-wrong'}
        aria-describedby={describedBy(id, group.hint, problem)}
      >
        <legend>
          <Words text={group.label} />
        </legend>
        <FieldNotes id={id} hint={group.hint} problem={problem} />
        {group.list === null ? (
          fieldsAt(fieldPathId)
        ) : (
          <GroupItems
            id={own}
            list={group.list}
            fieldsOf={(key) => fieldsAt(toFieldPathId(key, registry.globalFormOptions, fieldPathId))}
          />
        )}
      </fieldset>
    </>
  );
}
