import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { useSay } from '../language/say';
import { useSending } from '../office/use-asked';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useStudio } from '../room/studio-context';
import { bodyOf, type ContentEntry, memberOf } from './calls';
import { PageDialog } from './PageDialog';
import { entryOfPage, linksTo, redirected } from './page-links';
import { type Page, renamedPage, titleField, withoutPage } from './pages';
import { RemovePageDialog } from './RemovePageDialog';
import { presentAnswer } from './take-over';
import { contentWords } from './words';

interface Props {
  readonly entry: ContentEntry;
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly entries: readonly ContentEntry[];
  readonly addressOf: (name: string) => string;
  /** Opens another page, or none. */
  readonly onOpen: (page: string | null) => void;
}

/** What can be done with a page of information as a whole: its address, its place in the menu, its end. */
export function PageBar({ entry, page, pages, entries, addressOf, onOpen }: Props) {
  const say = useSay(contentWords);
  const { overview } = useStudio();
  const { work } = useDraft();
  const notify = useNotify();
  const { failure, waiting, send } = useSending();
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const by = entry.content?.by ?? '';
  const links = linksTo(entries, by, page.name);
  const titleIn = (language: string | null) => {
    const field = titleField(entry.contract) ?? '';
    return String(memberOf(bodyOf(entry, language ?? overview.languages[0] ?? 'pl', page.name), field) ?? page.title);
  };
  const addTo = (list: ContentEntry) =>
    send(async () => {
      // What the office answers now is taken over first, so that nothing of it is lost.
      const now = list.content ?? (await presentAnswer(list.endpoint, overview.languages, say.notTaken));
      work.edit([entryOfPage(list, now as JsonValue, page.name, titleIn)]);
      notify(say.pages.added(list.name), { undo: true });
    });
  return (
    <Stack spacing={1}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {say.pages.addressLabel} <Link href={addressOf(page.name)}>{addressOf(page.name)}</Link>
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {entries
          .filter(({ pageEntry }) => pageEntry !== undefined)
          .map((list) =>
            links.some((link) => link.entry.id === list.id) ? (
              <Typography key={list.id} variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
                {say.pages.isIn(list.name)}
              </Typography>
            ) : (
              <Button key={list.id} size="small" variant="outlined" disabled={waiting} onClick={() => void addTo(list)}>
                {say.pages.addTo(list.name)}
              </Button>
            ),
          )}
        <Button size="small" onClick={() => setDialog('rename')}>
          {say.pages.rename}
        </Button>
        <Button size="small" color="error" onClick={() => setDialog('remove')}>
          {say.pages.remove}
        </Button>
      </Stack>
      {failure !== null && (
        <Typography role="alert" color="error">
          {failure}
        </Typography>
      )}
      {dialog === 'rename' && (
        <PageDialog
          page={page}
          pages={pages}
          addressOf={addressOf}
          onClose={() => setDialog(null)}
          onDone={(name) => {
            setDialog(null);
            if (name === page.name) return;
            work.edit([...redirected(links, by, page.name, name), ...renamedPage(entry, page.name, name)]);
            onOpen(name);
          }}
        />
      )}
      {dialog === 'remove' && (
        <RemovePageDialog
          page={page}
          links={links}
          onClose={() => setDialog(null)}
          onRemove={() => {
            setDialog(null);
            work.edit(withoutPage(entry, page.name));
            notify(say.pages.removed(page.title), { undo: true });
            onOpen(null);
          }}
        />
      )}
    </Stack>
  );
}
