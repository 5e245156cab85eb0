import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldModel, isChoice, type ParamInput } from '../../engine';
import { Button } from '../controls/Button';
import { useTranslation } from '../texts/open-texts';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { firstFields, otherField } from './field-parts';
import { MarksOptionalContext } from './field-props';

/** What the fields of params are drawn from, and what they do. */
export interface ParamsFormProps {
  readonly params: readonly FieldModel[];
  /** Params of which something was chosen that their lists do not have. */
  readonly gone: ReadonlySet<string>;
  /** Words of the button that applies the params, null when they apply at once. */
  readonly applyLabel: string | null;
  onChange(id: string, input: ParamInput): void;
  onApply(): void;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
}

/**
 * The params of a screen. Without a button a problem is said when the resident leaves its field, or comes with it; with one, when the button is pressed,
 * and then first in a summary that takes the focus.
 */
export function ParamsForm({ params, gone, applyLabel, onChange, onApply, retry }: ParamsFormProps) {
  const { t } = useTranslation();
  // A param from the address counts as filled in and left.
  const [given] = useState<ReadonlySet<string>>(() => new Set(params.filter(isWrong).map(({ id }) => id)));
  const [left, setLeft] = useState(given);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const byButton = applyLabel !== null;
  const problems = byButton && attempt > 0 ? params.filter((param) => param.problem !== null) : [];
  const hasProblems = problems.length > 0;
  // A missing value is reported at its field.
  const lacks = params.some(lacksList);

  useEffect(() => {
    if (attempt > 0 && hasProblems) summary.current?.focus();
  }, [attempt, hasProblems]);

  const change = (id: string, input: ParamInput) => {
    setAttempt(0);
    onChange(id, input);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacks) return;
    setAttempt(attempt + 1);
    onApply();
  };
  return (
    <form className="params" noValidate onSubmit={submit}>
      {hasProblems ? <ErrorSummary ref={summary} problems={problems} /> : null}
      <MarksOptionalContext value={byButton}>
        {params.map((param) => (
          <Field
            key={param.id}
            id={param.id}
            field={param}
            components={firstFields}
            other={otherField}
            problem={(byButton ? attempt > 0 || given.has(param.id) : left.has(param.id)) ? param.problem : null}
            onChange={(input) => change(param.id, typeof input === 'boolean' ? String(input) : input)}
            onLeave={() => setLeft(new Set(left).add(param.id))}
            retry={retry}
          >
            {gone.has(param.id) ? (
              <p role="status" className="field-note">
                {t('params.gone')}
              </p>
            ) : null}
          </Field>
        ))}
      </MarksOptionalContext>
      {applyLabel === null ? null : (
        <Button type="submit" look="primary" aria-disabled={lacks}>
          {applyLabel}
        </Button>
      )}
    </form>
  );
}

/** True if the input is wrong; an empty field is only missing. */
function isWrong({ problem, isEmpty }: FieldModel): boolean {
  return problem !== null && !isEmpty;
}

/** True for a required choice without options. */
function lacksList(param: FieldModel): boolean {
  return isChoice(param) && param.required && param.status !== 'ready' && param.status !== 'loading';
}
