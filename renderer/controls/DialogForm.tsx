import type { ReactNode } from 'react';
import { useTranslation } from '../texts/open-texts';
import { Button } from './Button';

interface DialogFormProps {
  /** Words of the button that sends. */
  readonly send: string;
  /** True while a sending is pending: the button is disabled and keeps its place. */
  readonly busy?: boolean;
  /** Further buttons, behind the one that closes. */
  readonly more?: ReactNode;
  onSend(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** The inside of a dialog that asks for something: its fields, a button that sends and one that closes, so that its dialog has no cross. Enter sends as well. */
export function DialogForm({ send, busy = false, more, onSend, onClose, children }: DialogFormProps) {
  const { t } = useTranslation();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend();
      }}
    >
      {children}
      <p className="dialog-buttons">
        <Button look="primary" type="submit" aria-disabled={busy}>
          {send}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('shell.close')}
        </Button>
        {more}
      </p>
    </form>
  );
}
