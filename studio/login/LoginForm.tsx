import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { askStudio, markSignedIn } from '../office/ask-studio';
import { useSending } from '../office/use-asked';
import { PageForm } from '../page/PageForm';
import { useInputs } from './use-inputs';
import { loginWords } from './words';

interface Props {
  /** Login of whoever was signed in before, already filled in. */
  readonly login?: string;
  readonly onSignedIn: () => void;
}

/** Asks for password and one-time code, always both. */
export function LoginForm({ login = '', onSignedIn }: Props) {
  const say = useSay(loginWords);
  const { values, input } = useInputs({ login, password: '', code: '' });
  const { failure, waiting, send } = useSending();
  return (
    <PageForm
      spacing={2.5}
      onSend={() =>
        void send(async () => {
          await askStudio('/session', 'POST', { ...values, code: values.code.replaceAll(' ', '') });
          markSignedIn();
          onSignedIn();
        })
      }
    >
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <TextField label={say.login} autoComplete="username" fullWidth {...input('login')} />
      <TextField label={say.password} type="password" autoComplete="current-password" fullWidth {...input('password')} />
      <TextField
        label={say.code}
        helperText={say.codeHelp}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        fullWidth
        {...input('code')}
      />
      <Button type="submit" variant="contained" size="large" disabled={waiting}>
        {say.logIn}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {say.lost}
      </Typography>
    </PageForm>
  );
}
