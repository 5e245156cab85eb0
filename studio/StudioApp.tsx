import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { LoginPage } from './login/LoginPage';
import { askStudio, StudioRefusal } from './office/ask-studio';
import type { LanguageAnswer, Overview, SessionAnswer } from './office/studio-answers';

// Whoever is not signed in does not load it.
const Workspace = lazy(async () => ({ default: (await import('./workspace/Workspace')).Workspace }));

type Opened =
  | { readonly status: 'waiting' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly session: SessionAnswer; readonly overview: Overview; readonly language: LanguageAnswer };

/** The editor: its login, and behind it the workspace. */
export function StudioApp() {
  const [opened, setOpened] = useState<Opened>({ status: 'waiting' });
  const open = useCallback(async () => {
    try {
      const session = await askStudio<SessionAnswer>('/session');
      const [overview, language] = await Promise.all([askStudio<Overview>('/overview'), askStudio<LanguageAnswer>('/language')]);
      setOpened({ status: 'ready', session, overview, language });
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setOpened(error.code === 'signed-out' ? { status: 'signed-out' } : { status: 'failed', message: error.message });
    }
  }, []);
  useEffect(() => void open(), [open]);
  switch (opened.status) {
    case 'waiting':
      return <Opening />;
    case 'signed-out':
      return (
        <LoginPage
          onSignedIn={() => {
            setOpened({ status: 'waiting' });
            void open();
          }}
        />
      );
    case 'failed':
      return (
        <Alert severity="error" sx={{ m: 4 }} action={<Button onClick={() => void open()}>Spróbuj ponownie</Button>}>
          {opened.message}
        </Alert>
      );
    case 'ready':
      return (
        <Suspense fallback={<Opening />}>
          <Workspace session={opened.session} overview={opened.overview} language={opened.language} onRefresh={open} />
        </Suspense>
      );
  }
}

function Opening() {
  return (
    <Stack sx={{ alignItems: 'center', p: 8 }}>
      <CircularProgress aria-label="Otwieranie redakcji" />
    </Stack>
  );
}
