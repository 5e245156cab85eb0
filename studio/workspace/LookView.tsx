import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { LookSettings } from '../look/LookSettings';
import { portalFile } from '../look/portal-look';
import { useLook } from '../look/use-look';
import { lookWords } from '../look/words';
import { StudioRefusal } from '../office/ask-studio';
import { PreviewPane } from '../preview/PreviewPane';
import { ProblemList } from '../problems/ProblemList';
import { RefusedChanges } from '../problems/RefusedChanges';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { addressOf } from '../room/place';
import { mayChangePortal, useStudio } from '../room/studio-context';
import { paneMark } from '../shortcuts/use-shortcuts';
import { DraftBar } from './DraftBar';

const panes = ['settings', 'preview'] as const;

/** The look of the whole portal, beside its home screen. */
export function LookView() {
  const say = useSay(lookWords);
  const notify = useNotify();
  const { session, overview } = useStudio();
  const { work, state } = useDraft();
  const [, navigate] = useLocation();
  const [pane, setPane] = useState<(typeof panes)[number]>('settings');
  const look = useLook();
  const refused = useEffectEvent((words: string) => notify(words));
  useEffect(() => {
    work.open(portalFile).catch((failure: unknown) => {
      if (!(failure instanceof StudioRefusal)) throw failure;
      refused(failure.message);
    });
  }, [work]);
  const start = valueAtIds(look?.portal, '/shell/start');
  const home = typeof start === 'string' ? start : '/';
  const goTo = (file: string, path: string) => navigate(addressOf({ file, part: path }));
  const shownAt = (name: (typeof panes)[number]) => ({ display: { xs: pane === name ? 'block' : 'none', md: 'block' } });
  return (
    <Stack sx={{ height: '100%' }}>
      <DraftBar />
      <RefusedChanges />
      <Box component="nav" aria-label={say.panes.label} sx={{ display: { md: 'none' } }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={say.panes.label}
          value={pane}
          onChange={(_, chosen: (typeof panes)[number] | null) => chosen !== null && setPane(chosen)}
          sx={{ bgcolor: 'background.paper' }}
        >
          {panes.map((name) => (
            <ToggleButton key={name} value={name}>
              {say.panes[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          display: 'grid',
          flex: 1,
          minHeight: 0,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(380px, 1fr) minmax(340px, 1.2fr)' },
          '& > *': { minHeight: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        }}
      >
        <Box component="main" {...paneMark} sx={{ ...shownAt('settings'), p: { xs: 2, md: 3 } }}>
          {!mayChangePortal(session) ? (
            <>
              <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
                {say.title}
              </Typography>
              <Alert severity="info">{say.noRight}</Alert>
            </>
          ) : look === null ? (
            <Typography role="status">{say.loading}</Typography>
          ) : (
            <LookSettings />
          )}
        </Box>
        <Box component="section" {...paneMark} aria-label={say.preview} sx={shownAt('preview')}>
          {look !== null && (
            <PreviewPane
              draft={state.draft?.id ?? null}
              version={state.draft?.pack ?? null}
              address={home}
              slug={overview.files.find(({ address }) => address === home)?.slug ?? ''}
              shown=""
              scenarios={[]}
              onPick={() => undefined}
              onFollow={(file) => goTo(file, '')}
            />
          )}
        </Box>
      </Box>
      <ProblemList draft={state.draft} onOpen={({ file, path }) => (file === portalFile ? setPane('settings') : goTo(file, path))} />
    </Stack>
  );
}
