import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ContentEditor } from '../content/ContentEditor';
import { ContentList } from '../content/ContentList';
import { callsFile, contentEntries } from '../content/calls';
import { OfficeContent } from '../content/OfficeContent';
import { pagesOf } from '../content/pages';
import { screensIn, useScreensOf } from '../content/use-places';
import { contentWords } from '../content/words';
import { useSay } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import { PreviewPane } from '../preview/PreviewPane';
import { ProblemList } from '../problems/ProblemList';
import { RefusedChanges } from '../problems/RefusedChanges';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { addressOf } from '../room/place';
import { useStudio } from '../room/studio-context';
import { paneMark } from '../shortcuts/use-shortcuts';
import { DraftBar } from './DraftBar';
import { type Pane, PaneSwitch } from './PaneSwitch';

// As they stand in the address.
const names = { entry: 'wpis', page: 'strona' } as const;

/** The content of the portal: what there is, its texts, and the screen that shows them. */
export function ContentView() {
  const say = useSay(contentWords);
  const notify = useNotify();
  const { overview } = useStudio();
  const { work, state } = useDraft();
  const [search, setSearch] = useSearchParams();
  const [, goTo] = useLocation();
  const [pane, setPane] = useState<Pane>('list');
  const refused = useEffectEvent((words: string) => notify(words));
  useEffect(() => {
    work.open(callsFile).catch((failure: unknown) => {
      if (!(failure instanceof StudioRefusal)) throw failure;
      refused(failure.message);
    });
  }, [work]);
  const isOpen = state.file?.file === callsFile;
  const entries = useMemo(() => (isOpen ? contentEntries(state.value) : []), [isOpen, state.value]);
  const entry = entries.find(({ id }) => id === search.get(names.entry));
  const pages = entry === undefined ? null : pagesOf(entry);
  const page = pages?.find(({ name }) => name === search.get(names.page)) ?? null;
  const open = (id: string | null, name: string | null = null) => {
    setSearch({ ...(id !== null && { [names.entry]: id }), ...(name !== null && { [names.page]: name }) });
    setPane(id === null ? 'list' : 'properties');
  };
  const withPages = entries.find((each) => each.content?.by !== undefined);
  const [screenOfPages] = useScreensOf(withPages);
  const [screen] = useScreensOf(entry);
  const pageAddress = (name: string) => `${screenOfPages?.address ?? ''}?${new URLSearchParams({ [withPages?.content?.by ?? '']: name })}`;
  const places = useMemo(
    () => [
      ...screensIn(overview.files).flatMap(({ title, address, hidden }) =>
        title === undefined || address === undefined || hidden ? [] : [{ title, address }],
      ),
      ...(withPages === undefined ? [] : (pagesOf(withPages) ?? [])).map(({ name, title }) => ({
        title,
        address: `${screenOfPages?.address ?? ''}?${new URLSearchParams({ [withPages?.content?.by ?? '']: name })}`,
      })),
    ],
    [overview, withPages, screenOfPages],
  );
  const isShown = entry !== undefined && (pages === null || page !== null);
  // What no screen asks for, such as the menu, stands around every one, the first page too.
  const address = page === null ? (screen?.address ?? '/') : pageAddress(page.name);
  const shownAt = (name: Pane) => ({ display: { xs: pane === name ? 'block' : 'none', md: 'block' } });
  return (
    <Stack sx={{ height: '100%' }}>
      <DraftBar />
      <RefusedChanges />
      <PaneSwitch pane={pane} onChange={setPane} />
      <Box
        sx={{
          display: 'grid',
          flex: 1,
          minHeight: 0,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(220px, 280px) minmax(320px, 1.2fr) minmax(320px, 1.1fr)' },
          '& > *': { minHeight: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        }}
      >
        <Box component="aside" aria-label={say.title} sx={shownAt('list')}>
          <ContentList
            entries={entries}
            open={{ entry: entry?.id ?? null, page: page?.name ?? null }}
            addressOf={pageAddress}
            onOpen={(id, name) => open(id, name)}
          />
        </Box>
        <Box component="main" {...paneMark} sx={shownAt('properties')}>
          {!isShown ? (
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
          )}
        </Box>
        <Box component="section" {...paneMark} aria-label={say.preview} sx={shownAt('preview')}>
          <PreviewPane
            draft={state.draft?.id ?? null}
            version={state.draft?.pack ?? null}
            address={address}
            slug={screen?.slug ?? ''}
            shown=""
            scenarios={[]}
            onPick={() => undefined}
            onFollow={(file) => goTo(addressOf({ file }))}
          />
        </Box>
      </Box>
      <ProblemList
        draft={state.draft}
        onOpen={({ file, path }) => {
          const [, , id = null, , part, first = null, second = null] = path.split('/');
          if (file === callsFile) open(id, part === 'translations' ? second : first);
          else goTo(addressOf({ file, part: path }));
        }}
      />
    </Stack>
  );
}
