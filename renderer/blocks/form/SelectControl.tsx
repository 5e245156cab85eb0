import { useTranslation } from 'react-i18next';
import { mostInEntry, shortened } from '../../controls/long-words';
import { FieldFrame } from '../../fields/FieldFrame';
import { describedBy, fieldId } from '../../fields/field-id';
import type { ControlProps } from './control-props';
import { MoreText } from './MoreText';

/** One of a list, as the browser's own select. It begins with an entry that chooses nothing. */
export function SelectControl({ id, field, problem, put, onLeave }: ControlProps) {
  const { t } = useTranslation();
  const options = field.options ?? [];
  const isEmpty = options.length === 0;
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} problem={problem} required={field.required} kind="single">
      {isEmpty && field.noOptions !== null ? (
        <p className="no-options" id={fieldId(id)} tabIndex={-1}>
          {field.noOptions}
        </p>
      ) : (
        <select
          id={fieldId(id)}
          value={String(field.input)}
          disabled={field.readOnly || isEmpty}
          autoComplete={field.autocomplete ?? undefined}
          aria-describedby={describedBy(id, field.hint, problem)}
          aria-invalid={problem !== null}
          onChange={(event) => put(event.target.value)}
          onBlur={onLeave}
        >
          <option value="">{field.required ? t('fields.choose') : t('forms.notChosen')}</option>
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {shortened(option.label, mostInEntry)}
            </option>
          ))}
        </select>
      )}
      <MoreText more={field.more} />
    </FieldFrame>
  );
}
