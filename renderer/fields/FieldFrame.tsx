import { type ReactNode, useContext } from 'react';
import { useTranslation } from '../texts/open-texts';
import { Words } from '../texts/Words';
import { FieldNotes } from './FieldNotes';
import { fieldId, MarksOptionalContext } from './field-props';

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

/** Label, hint, problem, input: what is above a keyboard on a small screen can be read while typing. Optional fields of a form are marked, not required ones. */
export function FieldFrame({ id, label, hint, problem, required, kind, children }: FieldFrameProps) {
  const { t } = useTranslation();
  const marksOptional = useContext(MarksOptionalContext);
  const words = (
    <>
      <Words text={label} />
      {required || !marksOptional ? null : ` ${t('fields.optional')}`}
    </>
  );
  const className = problem === null ? 'field' : 'field field-wrong';
  const inner = (
    <>
      <FieldNotes id={id} hint={hint} problem={problem} />
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
