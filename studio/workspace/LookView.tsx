import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { LookSettings } from '../look/LookSettings';
import { portalFile } from '../look/portal-look';
import { useLook } from '../look/use-look';
import { lookWords } from '../look/words';
import { PreviewPane } from '../preview/PreviewPane';
import { addressOf } from '../room/place';
import { mayChangePortal, useStudio } from '../room/studio-context';
import { useOpening } from '../room/use-opening';
import { DraftPanes } from './DraftPanes';

/** The look of the whole portal, beside its home screen. */
export function LookView() {
  const say = useSay(lookWords);
  const { session, overview } = useStudio();
  const [, navigate] = useLocation();
  const [pane, setPane] = useState<'settings' | 'preview'>('settings');
  const look = useLook();
  useOpening(portalFile);
  const start = valueAtIds(look?.portal, '/shell/start');
  const home = typeof start === 'string' ? start : '/';
  const goTo = (file: string, path: string) => navigate(addressOf({ file, part: path }));
  return (
    <DraftPanes
      words={say.panes}
      shown={pane}
      onShow={setPane}
      onProblem={({ file, path }) => (file === portalFile ? setPane('settings') : goTo(file, path))}
      panes={[
        {
          name: 'settings',
          element: 'main',
          width: 'minmax(380px, 1fr)',
          content: <Box sx={{ p: { xs: 2, md: 3 } }}>{mayChangePortal(session) ? <OpenedSettings /> : <NoRight />}</Box>,
        },
        {
          name: 'preview',
          element: 'section',
          label: say.preview,
          width: 'minmax(340px, 1.2fr)',
          content: look !== null && (
            <PreviewPane
              address={home}
              slug={overview.files.find(({ address }) => address === home)?.slug ?? ''}
              onFollow={(file) => goTo(file, '')}
            />
          ),
        },
      ]}
    />
  );
}

function OpenedSettings() {
  const say = useSay(lookWords);
  return useLook() === null ? <Typography role="status">{say.loading}</Typography> : <LookSettings />;
}

function NoRight() {
  const say = useSay(lookWords);
  return (
    <>
      <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
        {say.title}
      </Typography>
      <Alert severity="info">{say.noRight}</Alert>
    </>
  );
}
