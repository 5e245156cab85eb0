import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useSay } from '../language/say';
import { shortcuts } from './shortcuts';
import { shortcutWords } from './words';

/** The list of keyboard shortcuts. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(shortcutWords);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{say.title}</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby="shortcuts-title">
          <TableBody>
            {shortcuts.map(({ does, keys }) => (
              <TableRow key={does}>
                <TableCell component="th" scope="row" sx={{ fontSize: '0.95rem' }}>
                  {say.what[does]}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && ' + '}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {say.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
