import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import { pageSettings } from '../page/page-settings';

/** Login of editors: password and a code from an authenticator application, always both. */
export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [values, setValues] = useState({ login: '', password: '', code: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const input = (name: keyof typeof values) => ({
    value: values[name],
    fullWidth: true,
    required: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const send = async () => {
    setWaiting(true);
    try {
      await askStudio('/session', 'POST', { ...values, code: values.code.replaceAll(' ', '') });
      onSignedIn();
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100%', p: 2 }}>
      <Paper variant="outlined" sx={{ p: 4, width: '100%', maxWidth: 420 }}>
        <Stack
          component="form"
          spacing={2.5}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <div>
            <Typography variant="overline">{pageSettings().portalName}</Typography>
            <Typography variant="h1">Redakcja</Typography>
          </div>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          <TextField label="Nazwa użytkownika" autoComplete="username" {...input('login')} />
          <TextField label="Hasło" type="password" autoComplete="current-password" {...input('password')} />
          <TextField
            label="Kod z aplikacji"
            helperText="Sześć cyfr z aplikacji uwierzytelniającej w telefonie."
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
            {...input('code')}
          />
          <Button type="submit" variant="contained" size="large" disabled={waiting}>
            Zaloguj się
          </Button>
        </Stack>
      </Paper>
    </Box>
  );
}
