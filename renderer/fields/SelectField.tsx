import type { ChoiceModel, Translate } from '../../engine';
import { Failure } from '../controls/Failure';
import { mostInEntry, shortened } from '../controls/long-words';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** One of a list, as the browser's own select: it works with every phone and screen reader. */
export function SelectField({ id, field, problem, onChange, onLeave, retry, children }: FieldProps<ChoiceModel>) {
  const { t } = useTranslation();
  const { label, hint, required, readOnly, autocomplete, status, options, chosen, clearable, noOptions, failure } = field;
  // A choice with an entry for "all" always has a value, so it is never marked as optional. Neither is one whose list is still loading.
  const isAlwaysChosen = status === 'loading' || status === 'waiting' || options[0]?.key === '';
  const value = chosen[0] ?? '';
  // If nothing is chosen, the list begins with an empty entry; otherwise the browser would show the first entry as chosen.
  const unchosen = status === 'ready' && !options.some(({ key }) => key === value);
  return (
    <FieldFrame {...{ id, label, problem }} hint={status === 'none' ? null : hint} required={required || isAlwaysChosen} kind="single">
      {status === 'none' && noOptions !== null ? (
        <p className="no-options" id={fieldId(id)} tabIndex={-1}>
          {noOptions}
        </p>
      ) : failure !== null ? (
        <Failure message={failure.message} onRetry={failure.final ? null : () => retry(failure.retry)} />
      ) : (
        <select
          id={fieldId(id)}
          value={value}
          disabled={readOnly || status !== 'ready'}
          aria-busy={status === 'loading' || undefined}
          autoComplete={autocomplete ?? undefined}
          aria-describedby={describedBy(id, hint, problem)}
          aria-invalid={problem !== null}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
          {status === 'ready' && !unchosen && !clearable ? null : <option value="">{unchosenWords(field, t)}</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {shortened(option.label, mostInEntry)}
            </option>
          ))}
        </select>
      )}
      {children}
    </FieldFrame>
  );
}

/** Text of a select without a choice: a list that is loading says so. */
function unchosenWords({ status, waitsFor, clearable, required }: ChoiceModel, t: Translate): string {
  if (status === 'loading') return t('fields.loading');
  if (clearable && !required) return t('forms.notChosen');
  return waitsFor === null ? t('fields.choose') : t('fields.waitsFor', { label: waitsFor });
}
