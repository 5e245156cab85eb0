import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import type { PageLink } from './page-links';
import type { Page } from './pages';
import { contentWords } from './words';

interface Props {
  readonly page: Page;
  readonly links: readonly PageLink[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a page is removed, and says what leads to it. */
export function RemovePageDialog({ page, links, onRemove, onClose }: Props) {
  const say = useSay(contentWords).pages;
  const from = [...new Set(links.map(({ entry }) => entry.name))];
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-title">
      <DialogTitle id="remove-title" sx={{ overflowWrap: 'anywhere' }}>
        {say.removeTitle(page.title)}
      </DialogTitle>
      <DialogContent>
        {from.length === 0 ? <Typography>{say.noLinks}</Typography> : <Alert severity="warning">{say.links(from.join(', '))}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button color="error" variant="contained" onClick={onRemove}>
          {say.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
