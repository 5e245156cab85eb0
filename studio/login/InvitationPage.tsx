import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { OpenedInvitation } from '../office/studio-answers';
import { useSending } from '../office/use-asked';
import { PageForm } from '../page/PageForm';
import { EntrancePaper } from './EntrancePaper';
import { ScanSecret } from './ScanSecret';
import { useInputs } from './use-inputs';
import { loginWords } from './words';

/** Takes an invitation: its code, a password, and a code that shows that the application is set up. The code may stand after # in the address. */
export function InvitationPage() {
  const say = useSay(loginWords);
  const { values, input } = useInputs({ code: location.hash.slice(1), password: '', oneTimeCode: '' });
  const [invited, setInvited] = useState<OpenedInvitation | null>(null);
  const [isDone, setDone] = useState(false);
  const { failure, waiting, send } = useSending();
  const code = values.code.trim();
  const next = async () => {
    if (invited === null) return setInvited(await askStudio<OpenedInvitation>('/invitation', 'POST', { code }));
    const { password, oneTimeCode } = values;
    await askStudio('/invitation/accept', 'POST', { code, password, oneTimeCode: oneTimeCode.replaceAll(' ', '') });
    // The used code must not stay in the history of the browser.
    history.replaceState(null, '', location.pathname);
    setDone(true);
  };
  if (isDone)
    return (
      <EntrancePaper title={say.invitation.title}>
        <Alert severity="success">{say.invitation.done}</Alert>
        <Button component={Link} href="/" variant="contained">
          {say.invitation.toLogin}
        </Button>
      </EntrancePaper>
    );
  return (
    <EntrancePaper title={say.invitation.title}>
      <PageForm spacing={2.5} onSend={() => void send(next)}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {invited === null ? (
          <TextField label={say.invitation.code} helperText={say.invitation.codeHelp} autoComplete="off" fullWidth {...input('code')} />
        ) : (
          <>
            <Typography>{say.invitation.hello(invited.name, invited.login)}</Typography>
            <TextField
              label={say.newPassword}
              helperText={say.passwordRules}
              type="password"
              autoComplete="new-password"
              autoFocus
              fullWidth
              {...input('password')}
            />
            <Typography variant="h2">{say.scan.title}</Typography>
            <ScanSecret {...invited} />
            <TextField
              label={say.scan.code}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
              fullWidth
              {...input('oneTimeCode')}
            />
          </>
        )}
        <Button type="submit" variant="contained" size="large" disabled={waiting}>
          {invited === null ? say.invitation.open : say.invitation.accept}
        </Button>
      </PageForm>
    </EntrancePaper>
  );
}
