import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { folded } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { useDraft } from '../room/draft-context';
import { type ContentEntry, callsFile } from './calls';
import { PageDialog } from './PageDialog';
import { newPage, pagesOf } from './pages';
import { useShownAt } from './use-places';
import { contentWords } from './words';

interface Props {
  readonly entries: readonly ContentEntry[];
  /** What is open. */
  readonly open: { readonly entry: string | null; readonly page: string | null };
  /** Address of a page of an entry by its name. */
  readonly addressOf: (name: string) => string;
  readonly onOpen: (entry: string, page?: string) => void;
}

interface Line {
  readonly key: string;
  readonly title: string;
  /** The entry whose screens are named below the title; undefined for a page, which has an address. */
  readonly entry?: ContentEntry;
  /** Where it stands in the file of calls. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Pages of information, what editors keep besides, and what the office answers and could be taken over. */
export function ContentList({ entries, open, addressOf, onOpen }: Props) {
  const say = useSay(contentWords);
  const { work } = useDraft();
  const [sought, setSought] = useState('');
  const [making, setMaking] = useState<ContentEntry | null>(null);
  const words = folded(sought.trim());
  const isFound = ({ title }: Line) => folded(title).includes(words);
  const lineOf = (entry: ContentEntry): Line => ({
    key: entry.id,
    title: entry.name,
    entry,
    path: `/calls/${entry.id}`,
    isOpen: open.entry === entry.id,
    onOpen: () => onOpen(entry.id),
  });
  const withPages = entries.flatMap((entry) => {
    const pages = pagesOf(entry);
    return pages === null ? [] : [{ entry, pages }];
  });
  const single = entries.filter((entry) => !withPages.some((each) => each.entry === entry));
  const sections = [
    ...withPages.map(({ entry, pages }) => ({
      key: entry.id,
      title: say.pages.section,
      entry,
      lines: pages.map(
        ({ name, title }): Line => ({
          key: name,
          title,
          path: `/calls/${entry.id}/content/body/${name}`,
          isOpen: open.entry === entry.id && open.page === name,
          onOpen: () => onOpen(entry.id, name),
        }),
      ),
    })),
    { key: 'own', title: say.ownTitle, entry: null, lines: single.filter(({ content }) => content !== undefined).map(lineOf) },
    { key: 'office', title: say.officeTitle, entry: null, lines: single.filter(({ content }) => content === undefined).map(lineOf) },
  ];
  return (
    <Stack sx={{ height: '100%', minHeight: 0 }}>
      <TextField label={say.search} type="search" value={sought} sx={{ m: 1.5 }} onChange={({ target }) => setSought(target.value)} />
      <List component="nav" aria-label={say.title} dense disablePadding sx={{ overflow: 'auto', flex: 1 }}>
        {sections.map(({ key, title, entry, lines }) => (
          <section key={key} aria-label={title}>
            <ListSubheader component="div" sx={{ m: 0, lineHeight: 2.4, bgcolor: 'background.paper' }}>
              {title}
            </ListSubheader>
            {entry !== null && (
              <Button startIcon={<Add />} variant="outlined" size="small" sx={{ mx: 2, mb: 1 }} onClick={() => setMaking(entry)}>
                {say.pages.new}
              </Button>
            )}
            <List dense disablePadding>
              {lines.filter(isFound).map((line) => (
                <ContentLine key={line.key} line={line} />
              ))}
              {lines.length === 0 && (
                <Typography component="li" variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }}>
                  {entry === null ? say.none : say.pages.none}
                </Typography>
              )}
            </List>
          </section>
        ))}
      </List>
      {making !== null && (
        <PageDialog
          page={null}
          pages={pagesOf(making) ?? []}
          addressOf={addressOf}
          onClose={() => setMaking(null)}
          onDone={(name, title) => {
            setMaking(null);
            work.edit([newPage(making, name, title)]);
            onOpen(making.id, name);
          }}
        />
      )}
    </Stack>
  );
}

function ContentLine({ line: { title, entry, path, isOpen, onOpen } }: { readonly line: Line }) {
  const say = useSay(contentWords);
  const { state } = useDraft();
  const { screens, everywhere } = useShownAt(entry);
  const titles = screens.flatMap((screen) => (screen.title === undefined ? [] : [screen.title]));
  const place = titles.length > 0 ? say.shownOn(titles) : everywhere ? say.shownEverywhere : '';
  const isAt = (other: { readonly file: string; readonly path: string }) =>
    other.file === callsFile && (other.path === path || other.path.startsWith(`${path}/`) || path.startsWith(`${other.path}/`));
  const isChanged = state.draft?.changes.some(isAt) ?? false;
  const problems = state.draft?.problems.filter((problem) => problem.file === callsFile && isWithinOf(problem.path, path)).length ?? 0;
  return (
    <li>
      <ListItemButton selected={isOpen} aria-current={isOpen ? 'page' : undefined} onClick={onOpen}>
        <ListItemText
          primary={title}
          secondary={[place, isChanged ? say.changed : ''].filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
        {problems > 0 && <Chip size="small" color="error" label={say.problems(problems)} />}
      </ListItemButton>
    </li>
  );
}

function isWithinOf(place: string, path: string): boolean {
  // A page is in the body and in the translations; what is wrong in a language is wrong in the page.
  const inLanguage = path.replace('/content/body/', '/content/translations/');
  const plain = place.replace(/\/content\/translations\/[^/]+\//, '/content/translations/');
  return [path, inLanguage].some((each) => plain === each || plain.startsWith(`${each}/`));
}
