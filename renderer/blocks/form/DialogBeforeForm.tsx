import type { BlockStatus } from '../../../engine';
import { Button } from '../../controls/Button';
import { ModalDialog } from '../../controls/ModalDialog';
import { BlockFrame } from '../frame/BlockFrame';

interface DialogBeforeFormProps {
  readonly title: string;
  readonly dialog: { readonly open: string; readonly refresh: readonly string[]; readonly look: 'primary' | 'secondary' };
  readonly state: BlockStatus;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  retry(sources: readonly string[]): void;
}

/**
 * The dialog of a form while its initial values are not there: it waits, or says that they could not be loaded. Nothing can be filled in or
 * saved, because values that were not loaded must not be written back.
 */
export function DialogBeforeForm({ title, dialog, state, isOpen, setOpen, retry }: DialogBeforeFormProps) {
  const open = () => {
    retry(dialog.refresh);
    setOpen(true);
  };
  return (
    <div className="block form-opener">
      <Button look={dialog.look} aria-haspopup="dialog" onClick={open}>
        {dialog.open}
      </Button>
      {isOpen ? (
        <ModalDialog title={title} onClose={() => setOpen(false)}>
          <BlockFrame state={state} rows={4} retry={retry}>
            {() => null}
          </BlockFrame>
        </ModalDialog>
      ) : null}
    </div>
  );
}
