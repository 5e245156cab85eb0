import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../language/say';
import { ServiceList } from '../list/ServiceList';
import { isEditor } from '../new-service/rights';
import { OpenFileProvider } from '../room/open-file';
import { usePlace } from '../room/place';
import { useStudio } from '../room/studio-context';
import { DraftPanes } from './DraftPanes';
import { useOpenedFile } from './use-opened-file';
import { workspaceWords } from './words';

// Whoever looks for a service needs none of what shows one.
const MiddlePane = lazy(async () => ({ default: (await import('./MiddlePane')).MiddlePane }));
const PartsPane = lazy(async () => ({ default: (await import('./PartsPane')).PartsPane }));
const ServicePreview = lazy(async () => ({ default: (await import('./ServicePreview')).ServicePreview }));

/** What there is, its properties, and what the resident sees. */
export function ServicesView() {
  const say = useSay(workspaceWords);
  const [, go] = usePlace();
  const [pane, setPane] = useState<'list' | 'properties' | 'preview'>('list');
  const opened = useOpenedFile();
  const toProperties = () => setPane('properties');
  return (
    <OpenFileProvider value={opened}>
      <DraftPanes
        words={say.panes}
        shown={pane}
        onShow={setPane}
        onProblem={({ file, path }) => {
          go({ file, part: path, tab: null });
          toProperties();
        }}
        panes={[
          {
            name: 'list',
            element: 'aside',
            label: say.parts,
            width: 'minmax(220px, 280px)',
            content: (
              <Suspense fallback={null}>
                {opened === null ? <AllServices onOpened={toProperties} /> : <PartsPane onSelected={toProperties} />}
              </Suspense>
            ),
          },
          {
            name: 'properties',
            element: 'main',
            width: 'minmax(300px, 1fr)',
            content:
              opened === null ? (
                <Typography color="text.secondary" sx={{ p: 2.5 }}>
                  {say.choose}
                </Typography>
              ) : (
                <Suspense fallback={null}>
                  <MiddlePane />
                </Suspense>
              ),
          },
          {
            name: 'preview',
            element: 'section',
            label: say.preview,
            width: 'minmax(340px, 1.3fr)',
            content: opened !== null && (
              <Suspense fallback={null}>
                <ServicePreview />
              </Suspense>
            ),
          },
        ]}
      />
    </OpenFileProvider>
  );
}

/** The list of services and screens, with the way to a new one. */
function AllServices({ onOpened }: { readonly onOpened: () => void }) {
  const say = useSay(workspaceWords);
  const { session } = useStudio();
  const [, go] = usePlace();
  return (
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
            onOpened();
          }}
        />
      </Box>
    </Stack>
  );
}
