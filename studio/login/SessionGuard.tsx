import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSay } from '../language/say';
import { askStudio, onAnswer } from '../office/ask-studio';
import type { SessionAnswer } from '../office/studio-answers';
import { TitledDialog } from '../page/TitledDialog';
import { LoginForm } from './LoginForm';
import { loginWords } from './words';

const warnSeconds = 180;

/** Warns before a session ends, and lets one log in again above what one was doing. */
export function SessionGuard({ session, onSignedIn }: { readonly session: SessionAnswer; readonly onSignedIn: () => void }) {
  const say = useSay(loginWords);
  const { editor, seconds } = session;
  const [lastAnswer, setLastAnswer] = useState(() => Date.now());
  const [isWarned, setWarned] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      onAnswer((isSignedIn) => {
        if (!isSignedIn) return setOver(true);
        setLastAnswer(Date.now());
        setWarned(false);
      }),
    [],
  );
  useEffect(() => {
    // Each answer moves the end.
    const warnAt = lastAnswer + (seconds - warnSeconds) * 1000;
    const timer = setTimeout(() => setWarned(true), Math.max(0, warnAt - Date.now()));
    return () => clearTimeout(timer);
  }, [seconds, lastAnswer]);
  const end = new Date(lastAnswer + seconds * 1000).toLocaleTimeString('pl', { hour: '2-digit', minute: '2-digit' });
  const signedIn = async () => {
    setOver(false);
    const { editor: now } = await askStudio<SessionAnswer>('/session');
    // What is on the page belongs to whoever was here before.
    if (now.id !== editor.id) location.reload();
    else onSignedIn();
  };
  return (
    <>
      <Snackbar open={isWarned && !isOver} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" onClick={() => void askStudio('/session')}>
              {say.session.stay}
            </Button>
          }
        >
          {say.session.ends(end)}
        </Alert>
      </Snackbar>
      <TitledDialog open={isOver} fullWidth maxWidth="xs" title={say.session.over}>
        <Typography sx={{ pb: 2 }}>{say.session.overHelp}</Typography>
        <LoginForm login={editor.login} onSignedIn={() => void signedIn()} />
      </TitledDialog>
    </>
  );
}
