import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneIcon } from '../blocks/ToneIcon';
import { fieldId } from './field-id';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly problem: string | null;
  readonly required: boolean;
  /** group: several inputs under one legend; single: one input under its label. */
  readonly kind: 'single' | 'group';
  readonly children: ReactNode;
}

/** Label, hint, problem, input: what is above a keyboard on a small screen can be read while typing. Optional fields are marked, not required ones. */
export function FieldFrame({ id, label, hint, problem, required, kind, children }: FieldFrameProps) {
  const { t } = useTranslation();
  const words = required ? label : `${label} ${t('fields.optional')}`;
  const className = problem === null ? 'field' : 'field field-wrong';
  const inner = (
    <>
      {hint === null ? null : (
        <p id={`${fieldId(id)}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {problem === null ? null : (
        <p id={`${fieldId(id)}-problem`} className="field-problem">
          <ToneIcon tone="error" />
          {problem}
        </p>
      )}
      {children}
    </>
  );
  if (kind === 'single') {
    return (
      <div className={className}>
        <label htmlFor={fieldId(id)}>{words}</label>
        {inner}
      </div>
    );
  }
  return (
    <fieldset className={className}>
      <legend>{words}</legend>
      {inner}
    </fieldset>
  );
}
