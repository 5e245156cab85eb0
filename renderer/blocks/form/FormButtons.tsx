import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { classifyLink } from '../../navigation/safe-link';
import { useTranslation } from '../../texts/open-texts';
import { sendButtonId, useFormTools } from './form-context';
import { useFormPart } from './use-form';

/** The buttons under a form. A button that must wait says why, and stays where the keyboard finds it. */
export function FormButtons({ form, before }: { readonly form: OpenForm; readonly before?: ReactNode }) {
  const { t } = useTranslation();
  const { state, isSending, undo } = useFormTools();
  const changed = useFormPart(state, ({ model }) => model.changed);
  const waits = form.onlyWhenChanged && !changed;
  const note = `${form.id}-waits`;
  return (
    <div className="form-buttons">
      <Button
        id={sendButtonId(form.id)}
        type="submit"
        // In a dialog it is what the dialog is for; the look that the definition names is that of the button that opens it.
        look={form.dialog === null ? form.submit.look : 'primary'}
        aria-disabled={waits || isSending}
        aria-describedby={waits ? note : undefined}
      >
        {isSending ? t('forms.sending') : form.submit.label}
      </Button>
      {before}
      {form.undo !== null && changed ? (
        <Button look="secondary" onClick={undo}>
          {form.undo}
        </Button>
      ) : null}
      <BackButton form={form} />
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

/** The second button of a form, which leaves it without sending. */
export function BackButton({ form }: { readonly form: OpenForm }) {
  if (form.back?.goTo == null) return null;
  const link = classifyLink(form.back.goTo, null);
  return link.kind === 'route' ? (
    <Link href={link.path} className="button button-secondary">
      {form.back.label}
    </Link>
  ) : null;
}
