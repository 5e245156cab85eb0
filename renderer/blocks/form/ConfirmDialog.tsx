import { Button } from '../../controls/Button';
import { ModalDialog } from '../../shell/ModalDialog';

interface ConfirmDialogProps {
  readonly question: { readonly title: string; readonly text: string; readonly yes: string; readonly no: string };
  onYes(): void;
  onNo(): void;
}

/** The question before a form is sent. Escape returns to the form. */
export function ConfirmDialog({ question, onYes, onNo }: ConfirmDialogProps) {
  return (
    <ModalDialog kind="alert" title={question.title} onClose={onNo}>
      <p>{question.text}</p>
      <p className="dialog-buttons">
        <Button look="primary" onClick={onYes}>
          {question.yes}
        </Button>
        <Button look="secondary" onClick={onNo}>
          {question.no}
        </Button>
      </p>
    </ModalDialog>
  );
}
