import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import { useSending } from '../office/use-asked';
import { PageForm } from '../page/PageForm';
import { useInputs } from './use-inputs';
import { loginWords } from './words';

const empty = { password: '', newPassword: '' };

/** Changes the own password. */
export function PasswordForm() {
  const words = useSay(loginWords);
  const say = words.account;
  const { values, setValues, input } = useInputs(empty);
  const [isDone, setDone] = useState(false);
  const { failure, waiting, send } = useSending();
  return (
    <PageForm
      aria-labelledby="own-password"
      spacing={2}
      sx={{ maxWidth: 460 }}
      onSend={() => {
        setDone(false);
        void send(async () => {
          await askStudio('/account/password', 'PUT', values);
          setValues(empty);
          setDone(true);
        });
      }}
    >
      <Typography variant="h2" component="h3" id="own-password">
        {say.passwordTitle}
      </Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {isDone && (
        <Alert severity="success" role="status">
          {say.changed}
        </Alert>
      )}
      <TextField label={say.present} autoComplete="current-password" type="password" {...input('password')} />
      <TextField
        label={words.newPassword}
        helperText={words.passwordRules}
        autoComplete="new-password"
        type="password"
        {...input('newPassword')}
      />
      <Button type="submit" variant="outlined" disabled={waiting} sx={{ alignSelf: 'flex-start' }}>
        {say.change}
      </Button>
    </PageForm>
  );
}
