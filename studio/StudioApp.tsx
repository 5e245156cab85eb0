import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { onLanguage, useSay } from './language/say';
import { EntrancePaper } from './login/EntrancePaper';
import { LoginForm } from './login/LoginForm';
import { SessionGuard } from './login/SessionGuard';
import { loginWords } from './login/words';
import { askStudio, StudioRefusal } from './office/ask-studio';
import type { LanguageAnswer, Overview, SessionAnswer } from './office/studio-answers';
import { openPages } from './workspace/views';
import { workspaceWords } from './workspace/words';

// Whoever is not signed in does not load it.
const Workspace = lazy(async () => ({ default: (await import('./workspace/Workspace')).Workspace }));

type Opened =
  | { readonly status: 'waiting' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly session: SessionAnswer; readonly overview: Overview; readonly language: LanguageAnswer };

/** The editor: pages for everybody, its login, and behind it the workspace. */
export function StudioApp() {
  return (
    <Router base="/redakcja">
      <Suspense fallback={<Opening />}>
        <Switch>
          {openPages.map(({ path, Element }) => (
            <Route key={path} path={path}>
              <Element />
            </Route>
          ))}
          <Route>
            <SignedInApp />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

function SignedInApp() {
  const say = useSay(workspaceWords);
  const loginSay = useSay(loginWords);
  const [opened, setOpened] = useState<Opened>({ status: 'waiting' });
  const [logins, setLogins] = useState(0);
  const open = useCallback(async () => {
    try {
      const session = await askStudio<SessionAnswer>('/session');
      const [overview, language] = await Promise.all([askStudio<Overview>('/overview'), askStudio<LanguageAnswer>('/language')]);
      setOpened({ status: 'ready', session, overview, language });
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      const { code, message } = error;
      setOpened((now) => {
        // Whoever is at work logs in above it, so that what was typed stays.
        if (now.status === 'ready') return now;
        return code === 'signed-out' ? { status: 'signed-out' } : { status: 'failed', message };
      });
    }
  }, []);
  useEffect(() => void open(), [open]);
  // What the server says is asked for again when another language is chosen.
  useEffect(() => onLanguage(() => void open()), [open]);
  switch (opened.status) {
    case 'waiting':
      return <Opening />;
    case 'signed-out':
      return (
        <EntrancePaper title={loginSay.title}>
          <LoginForm
            onSignedIn={() => {
              setOpened({ status: 'waiting' });
              void open();
            }}
          />
        </EntrancePaper>
      );
    case 'failed':
      return (
        <Alert severity="error" sx={{ m: 4 }} action={<Button onClick={() => void open()}>{say.retry}</Button>}>
          {opened.message}
        </Alert>
      );
    case 'ready':
      return (
        <>
          <Workspace
            key={opened.session.editor.id}
            session={opened.session}
            overview={opened.overview}
            language={opened.language}
            logins={logins}
            refresh={open}
          />
          <SessionGuard
            session={opened.session}
            onSignedIn={() => {
              setLogins(logins + 1);
              void open();
            }}
          />
        </>
      );
  }
}

function Opening() {
  const say = useSay(workspaceWords);
  return (
    <Stack sx={{ alignItems: 'center', p: 8 }}>
      <CircularProgress aria-label={say.opening} />
    </Stack>
  );
}
