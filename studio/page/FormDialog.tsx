import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { PageForm } from './PageForm';
import { TitledDialog } from './TitledDialog';

interface Props {
  readonly title: string;
  readonly words: { readonly send: string; readonly cancel: string };
  /** A button before the two that every such dialog has. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** A dialog that asks for something: its fields say themselves what they lack. */
export function FormDialog({ title, words, action, children, onSend, onClose }: Props) {
  const form = useId();
  return (
    <TitledDialog
      fullWidth
      maxWidth="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="contained">
            {words.send}
          </Button>
        </>
      }
    >
      <PageForm id={form} noValidate spacing={2} sx={{ pt: 1 }} onSend={onSend}>
        {children}
      </PageForm>
    </TitledDialog>
  );
}
