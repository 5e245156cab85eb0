import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props extends Pick<DialogProps, 'fullWidth' | 'maxWidth' | 'children'> {
  readonly open?: boolean;
  readonly title: string;
  /** Its buttons, the one that does something last; a dialog without them ends by what stands in it. */
  readonly actions?: ReactNode;
  /** Without it, neither Escape nor a click beside the dialog closes it. */
  readonly onClose?: () => void;
}

/** A dialog with its title, what it says or asks, and its buttons. */
export function TitledDialog({ open = true, title, actions, onClose, children, ...size }: Props) {
  const id = useId();
  return (
    <Dialog open={open} aria-labelledby={id} {...size} {...(onClose && { onClose })}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
