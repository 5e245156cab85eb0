import type { FormQuestion } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { firstInDialog, ModalDialog } from '../../controls/ModalDialog';

interface ConfirmDialogProps {
  readonly question: FormQuestion;
  onYes(): void;
  onNo(): void;
}

/** The question before a form is sent. Escape returns to the form; where nothing can be taken back, so does a hasty Enter. */
export function ConfirmDialog({ question, onYes, onNo }: ConfirmDialogProps) {
  return (
    <ModalDialog
      kind="alert"
      title={question.title}
      onClose={onNo}
      buttons={
        <>
          <Button look={question.danger ? 'danger' : 'primary'} onClick={onYes}>
            {question.yes}
          </Button>
          <Button look="secondary" onClick={onNo} {...(question.danger ? { ref: firstInDialog } : {})}>
            {question.no}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </ModalDialog>
  );
}
