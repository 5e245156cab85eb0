import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useSay } from '../language/say';
import { TitledDialog } from '../page/TitledDialog';
import { shortcuts } from './shortcuts';
import { shortcutWords } from './words';

/** The list of keyboard shortcuts. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(shortcutWords);
  return (
    <TitledDialog
      fullWidth
      maxWidth="sm"
      title={say.title}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {say.close}
        </Button>
      }
    >
      <Table size="small" aria-label={say.title}>
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
    </TitledDialog>
  );
}
