import type { FormState, OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { FramedNotice } from '../../controls/FramedNotice';
import { ModalDialog } from '../../controls/ModalDialog';
import { askBeforeLeaving } from '../../navigation/leave-warning';
import { FormView } from './FormView';
import { isUnsent } from './use-form';
import type { Sending } from './use-sending';

interface FormInDialogProps {
  readonly form: OpenForm;
  readonly dialog: NonNullable<OpenForm['dialog']>;
  readonly state: FormState;
  readonly sending: Sending;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  retry(sources: readonly string[]): void;
  /** Asks again for what the form asks while it is filled in. */
  retryAnswers(sources: readonly string[]): void;
}

/** A button, and the form in the dialog that it opens. After success, and where the definition wants it after failure, the dialog closes. */
export function FormInDialog({ form, dialog, state, sending, isOpen, setOpen, retry, retryAnswers }: FormInDialogProps) {
  const open = () => {
    sending.forgetNotice();
    retry(dialog.refresh);
    setOpen(true);
  };
  const close = () => {
    const leave = () => {
      state.settle('reset');
      setOpen(false);
    };
    if (form.leaveWarning && isUnsent(state.now())) askBeforeLeaving(leave);
    else leave();
  };
  const sendAndClose: Sending = {
    ...sending,
    async send() {
      const outcome = await sending.send();
      if (outcome?.kind === 'done' || (outcome !== null && dialog.closeOnFailure)) setOpen(false);
      return outcome;
    },
  };
  return (
    <div className="block form-opener">
      <div role="status">{!isOpen && sending.notice ? <FramedNotice {...sending.notice} /> : null}</div>
      <Button look={form.submit.look} aria-haspopup="dialog" onClick={open}>
        {dialog.open}
      </Button>
      {isOpen ? (
        <ModalDialog title={form.title} onClose={close}>
          {form.intro === null ? null : <p className="form-lead">{form.intro}</p>}
          <FormView {...{ form, state, retryAnswers }} sending={sendAndClose} headingLevel={3} />
        </ModalDialog>
      ) : null}
    </div>
  );
}
