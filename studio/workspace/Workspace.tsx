import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { Link, Route, Switch } from 'wouter';
import { makeDraft } from '../draft/make-draft';
import { useSay } from '../language/say';
import { FreshState } from '../publishing/FreshState';
import { DraftProvider, useEndedSession, useSavingAfterLogin, useUnsavedWarning } from '../room/draft-context';
import { LanguageWordsProvider, wordsOfSchema } from '../room/language-words';
import { NoticeProvider } from '../room/notices';
import { StudioProvider, type StudioState } from '../room/studio-context';
import { StudioBar } from './StudioBar';
import { views } from './views';
import { workspaceWords } from './words';

/** The editor of somebody who is signed in: its bar, and the view at the address. */
export function Workspace(studio: StudioState) {
  const say = useSay(workspaceWords);
  const words = useMemo(() => wordsOfSchema(studio.language), [studio.language]);
  const [work] = useState(() => makeDraft(studio.session.editor.id));
  useEndedSession(work, studio.refresh);
  useSavingAfterLogin(work, studio.session);
  useUnsavedWarning(work);
  return (
    <StudioProvider value={studio}>
      <DraftProvider value={work}>
        <LanguageWordsProvider value={words}>
          <NoticeProvider>
            <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)', height: '100%' }}>
              <FreshState />
              <StudioBar />
              <Box sx={{ minHeight: 0, overflow: 'auto' }}>
                <Suspense fallback={<LoadingView />}>
                  <Switch>
                    {views
                      .filter(({ isFor }) => isFor?.(studio.session) ?? true)
                      .map(({ path, Element }) => (
                        <Route key={path} path={path}>
                          <Element />
                        </Route>
                      ))}
                    <Route>
                      <Stack component="main" spacing={2} sx={{ p: 4, alignItems: 'flex-start' }}>
                        <Typography>{say.noView}</Typography>
                        <Button component={Link} href="/" variant="contained">
                          {say.toServices}
                        </Button>
                      </Stack>
                    </Route>
                  </Switch>
                </Suspense>
              </Box>
            </Box>
          </NoticeProvider>
        </LanguageWordsProvider>
      </DraftProvider>
    </StudioProvider>
  );
}

/** Stands in the place of a view whose part is still being loaded. */
function LoadingView() {
  const say = useSay(workspaceWords);
  return (
    <Box component="main" aria-busy="true" sx={{ p: 4 }}>
      <CircularProgress aria-label={say.loading} />
    </Box>
  );
}
