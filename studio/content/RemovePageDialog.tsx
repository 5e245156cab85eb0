import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { TitledDialog } from '../page/TitledDialog';
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
    <TitledDialog
      title={say.removeTitle(page.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button color="error" variant="contained" onClick={onRemove}>
            {say.remove}
          </Button>
        </>
      }
    >
      {from.length === 0 ? <Typography>{say.noLinks}</Typography> : <Alert severity="warning">{say.links(from.join(', '))}</Alert>}
    </TitledDialog>
  );
}
