import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ContentEditor } from '../content/ContentEditor';
import { ContentList } from '../content/ContentList';
import { callsFile, contentEntries } from '../content/calls';
import { OfficeContent } from '../content/OfficeContent';
import { pagesOf } from '../content/pages';
import { useScreensOf } from '../content/use-places';
import { usePortalPlaces } from '../content/use-portal-places';
import { contentWords } from '../content/words';
import { useSay } from '../language/say';
import { PreviewPane } from '../preview/PreviewPane';
import { useDraft } from '../room/draft-context';
import { addressOf } from '../room/place';
import { useOpening } from '../room/use-opening';
import { DraftPanes } from './DraftPanes';
import { workspaceWords } from './words';

// As they stand in the address.
const names = { entry: 'wpis', page: 'strona' } as const;

/** The content of the portal: what there is, its texts, and the screen that shows them. */
export function ContentView() {
  const say = useSay(contentWords);
  const workspace = useSay(workspaceWords);
  const { state } = useDraft();
  const [search, setSearch] = useSearchParams();
  const [, goTo] = useLocation();
  const [pane, setPane] = useState<'list' | 'properties' | 'preview'>('list');
  useOpening(callsFile);
  const isOpen = state.file?.file === callsFile;
  const entries = useMemo(() => (isOpen ? contentEntries(state.value) : []), [isOpen, state.value]);
  const entry = entries.find(({ id }) => id === search.get(names.entry));
  const pages = entry === undefined ? null : pagesOf(entry);
  const page = pages?.find(({ name }) => name === search.get(names.page)) ?? null;
  const open = (id: string | null, name: string | null = null) => {
    setSearch({ ...(id !== null && { [names.entry]: id }), ...(name !== null && { [names.page]: name }) });
    setPane(id === null ? 'list' : 'properties');
  };
  const { places, addressOf: pageAddress } = usePortalPlaces(entries);
  const [screen] = useScreensOf(entry);
  const isShown = entry !== undefined && (pages === null || page !== null);
  // What no screen asks for, such as the menu, stands around every one, the first page too.
  const address = page === null ? (screen?.address ?? '/') : pageAddress(page.name);
  return (
    <DraftPanes
      words={workspace.panes}
      shown={pane}
      onShow={setPane}
      onProblem={({ file, path }) => {
        const [, , id = null, , part, first = null, second = null] = path.split('/');
        if (file === callsFile) open(id, part === 'translations' ? second : first);
        else goTo(addressOf({ file, part: path }));
      }}
      panes={[
        {
          name: 'list',
          element: 'aside',
          label: say.title,
          width: 'minmax(220px, 280px)',
          content: (
            <ContentList
              entries={entries}
              open={{ entry: entry?.id ?? null, page: page?.name ?? null }}
              addressOf={pageAddress}
              onOpen={(id, name) => open(id, name)}
            />
          ),
        },
        {
          name: 'properties',
          element: 'main',
          width: 'minmax(320px, 1.2fr)',
          content: !isShown ? (
            <Stack spacing={1} sx={{ p: 2.5 }}>
              <Typography variant="h1" component="h2">
                {say.title}
              </Typography>
              <Typography color="text.secondary">{say.choose}</Typography>
            </Stack>
          ) : entry.content === undefined ? (
            <OfficeContent key={entry.id} entry={entry} />
          ) : (
            <ContentEditor
              key={`${entry.id} ${page?.name}`}
              entry={entry}
              page={page}
              pages={pages ?? []}
              entries={entries}
              places={places}
              addressOf={pageAddress}
              onOpen={open}
            />
          ),
        },
        {
          name: 'preview',
          element: 'section',
          label: say.preview,
          width: 'minmax(320px, 1.1fr)',
          content: <PreviewPane address={address} slug={screen?.slug ?? ''} onFollow={(file) => goTo(addressOf({ file }))} />,
        },
      ]}
    />
  );
}
