import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { valueAtIds } from '../../engine/authoring/layer';
import { outline, partAround } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { ServiceList } from '../list/ServiceList';
import { isEditor } from '../new-service/rights';
import { StudioRefusal } from '../office/ask-studio';
import { blockAround, findBlock, findNamed } from '../parts/find-part';
import { PartTree } from '../parts/PartTree';
import { PreviewPane } from '../preview/PreviewPane';
import { ProblemList } from '../problems/ProblemList';
import { RefusedChanges } from '../problems/RefusedChanges';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { OpenFileProvider } from '../room/open-file';
import { usePlace } from '../room/place';
import { useStudio } from '../room/studio-context';
import { useScenarios } from '../scenarios/use-scenarios';
import { paneMark } from '../shortcuts/use-shortcuts';
import { DraftBar } from './DraftBar';
import { MiddlePane } from './MiddlePane';
import { type Pane, PaneSwitch } from './PaneSwitch';
import { workspaceWords } from './words';

/** The three panes: what there is, its properties, what the resident sees. A narrow screen shows one of them at a time. */
export function ServicesView() {
  const { language, session, refresh } = useStudio();
  const { work, state } = useDraft();
  const say = useSay(workspaceWords);
  const [place, go] = usePlace();
  const notify = useNotify();
  const [pane, setPane] = useState<Pane>('list');
  const { file, draft, value } = state;
  // An address may be old: the list is there instead, with the reason.
  const refused = useEffectEvent((words: string) => {
    notify(words);
    go({ file: null, part: '', tab: null });
  });
  useEffect(() => {
    if (place.file === null || place.file === work.state().file?.file) return;
    work.open(place.file).catch((failure: unknown) => {
      if (!(failure instanceof StudioRefusal)) throw failure;
      refused(failure.message);
    });
  }, [work, place.file]);
  const isOpen = file !== null && file.file === place.file;
  const wasOpen = useRef(false);
  const gone = useEffectEvent(() => {
    go({ file: null, part: '', tab: null });
    void refresh();
  });
  // Undo took away the file itself.
  useEffect(() => {
    if (wasOpen.current && file === null) gone();
    wasOpen.current = isOpen;
  }, [isOpen, file]);
  const root = useMemo(() => (isOpen ? outline(language.schema, value) : null), [isOpen, value, language]);
  const part = root === null ? null : partAround(root, place.part);
  const problems = useMemo(() => (draft?.problems ?? []).filter((problem) => problem.file === file?.file), [draft, file]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { path } of problems) {
      const at = root === null ? '' : partAround(root, path).pointer;
      found.set(at, (found.get(at) ?? 0) + 1);
    }
    return found;
  }, [problems, root]);
  const slug = root === null ? null : String(valueAtIds(value, '/slug'));
  const address = String(valueAtIds(value, '/route') ?? `/uslugi/${slug}`);
  const scenarios = useScenarios(draft?.id ?? null, draft?.pack ?? null, slug);
  const select = (pointer: string) => go({ part: pointer });
  const shownAt = (name: Pane) => ({ display: { xs: pane === name ? 'block' : 'none', md: 'block' } });
  const opened =
    isOpen && root !== null && part !== null
      ? { file, value, root, part, problems, select, edit: (edits: Parameters<typeof work.edit>[0]) => work.edit(edits) }
      : null;
  return (
    <OpenFileProvider value={opened}>
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
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(220px, 280px) minmax(300px, 1fr) minmax(340px, 1.3fr)' },
            '& > *': { minHeight: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
          }}
        >
          <Box component="aside" aria-label={say.parts} sx={shownAt('list')}>
            {opened === null ? (
              <Stack sx={{ height: '100%' }}>
                {isEditor(session) && (
                  <Button component={Link} href="/nowa-usluga" startIcon={<Add />} variant="outlined" sx={{ m: 1.5, mb: 0 }}>
                    {say.newService}
                  </Button>
                )}
                <Box sx={{ flex: 1, minHeight: 0 }}>
                  <ServiceList
                    onOpen={(name, path = '') => {
                      go({ file: name, part: path });
                      setPane('properties');
                    }}
                  />
                </Box>
              </Stack>
            ) : (
              <Stack sx={{ p: 1 }}>
                <Button
                  size="small"
                  startIcon={<ArrowBack />}
                  sx={{ alignSelf: 'flex-start' }}
                  onClick={() => go({ file: null, part: '' })}
                >
                  {say.back}
                </Button>
                <PartTree
                  root={opened.root}
                  selected={opened.part.pointer}
                  problems={counts}
                  onSelect={(pointer) => {
                    select(pointer);
                    setPane('properties');
                  }}
                />
              </Stack>
            )}
          </Box>
          <Box component="main" {...paneMark} sx={shownAt('properties')}>
            {opened === null ? (
              <Typography color="text.secondary" sx={{ p: 2.5 }}>
                {say.choose}
              </Typography>
            ) : (
              <MiddlePane />
            )}
          </Box>
          <Box component="section" {...paneMark} aria-label={say.preview} sx={shownAt('preview')}>
            {opened !== null && (
              <PreviewPane
                draft={draft?.id ?? null}
                version={draft?.pack ?? null}
                address={address}
                slug={slug ?? ''}
                shown={blockAround(opened.root, opened.part.pointer)}
                scenarios={scenarios?.map(({ name }) => name) ?? []}
                onPick={(block, within) => {
                  const found = root === null ? null : findBlock(root, block);
                  if (found !== null) select(findNamed(found, within).pointer);
                }}
                onFollow={(name) => go({ file: name, part: '' })}
              />
            )}
          </Box>
        </Box>
        <ProblemList
          draft={draft}
          onOpen={({ file: name, path }) => {
            go({ file: name, part: path, tab: null });
            setPane('properties');
          }}
        />
      </Stack>
    </OpenFileProvider>
  );
}
