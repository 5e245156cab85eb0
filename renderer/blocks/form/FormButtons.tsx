import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { classifyLink } from '../../navigation/safe-link';

interface FormButtonsProps {
  readonly form: OpenForm;
  readonly changed: boolean;
  readonly isSending: boolean;
  onUndo(): void;
}

/** The buttons under a form. A button that must wait says why, and stays where the keyboard finds it. */
export function FormButtons({ form, changed, isSending, onUndo }: FormButtonsProps) {
  const { t } = useTranslation();
  const waits = form.onlyWhenChanged && !changed;
  const back = form.back?.goTo ? classifyLink(form.back.goTo, null) : null;
  const note = `${form.id}-waits`;
  return (
    <div className="form-buttons">
      <Button type="submit" look={form.submit.look} aria-disabled={waits || isSending} aria-describedby={waits ? note : undefined}>
        {isSending ? t('forms.sending') : form.submit.label}
      </Button>
      {form.undo !== null && changed ? (
        <Button look="secondary" onClick={onUndo}>
          {form.undo}
        </Button>
      ) : null}
      {back?.kind === 'route' ? (
        <Link href={back.path} className="button button-secondary">
          {form.back?.label}
        </Link>
      ) : null}
      {waits ? (
        <p id={note} className="field-note">
          {t('forms.unchanged')}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {isSending ? t('forms.sending') : ''}
      </p>
    </div>
  );
}
