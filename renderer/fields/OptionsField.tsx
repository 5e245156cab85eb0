import type { ChoiceModel } from '../../engine';
import { Failure } from '../controls/Failure';
import { OfficeWords } from '../controls/OfficeWords';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A few entries, all in view: radio buttons for one of them, checkboxes for several. */
export function OptionsField({ id, field, problem, onChange, onLeave, retry, children }: FieldProps<ChoiceModel>) {
  const { t } = useTranslation();
  const { label, hint, required, readOnly, several, status, options, chosen, noOptions, waitsFor, failure } = field;
  const toggle = (key: string, checked: boolean) => {
    if (several) onChange(options.map((option) => option.key).filter((known) => (known === key ? checked : chosen.includes(known))));
    else onChange(key);
  };
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="group">
      {status === 'none' && noOptions !== null ? <p className="no-options">{noOptions}</p> : null}
      {status === 'loading' ? <p className="no-options">{t('fields.loading')}</p> : null}
      {waitsFor === null ? null : <p className="no-options">{t('fields.waitsFor', { label: waitsFor })}</p>}
      {failure === null ? null : <Failure message={failure.message} onRetry={failure.final ? null : () => retry(failure.retry)} />}
      <div className="options" aria-busy={status === 'loading' || undefined}>
        {options.map((option, place) => (
          <label key={option.key} className="option">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={fieldId(id)}
              id={place === 0 ? fieldId(id) : undefined}
              checked={chosen.includes(option.key)}
              disabled={readOnly}
              aria-describedby={describedBy(id, hint, problem)}
              onChange={(event) => toggle(option.key, event.target.checked)}
              onBlur={onLeave}
            />
            <span>
              <OfficeWords text={option.label} />
            </span>
          </label>
        ))}
      </div>
      {children}
    </FieldFrame>
  );
}
