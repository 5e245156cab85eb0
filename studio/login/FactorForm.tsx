import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { OfferedSecret } from '../office/studio-answers';
import { useSending } from '../office/use-asked';
import { PageForm } from '../page/PageForm';
import { ScanSecret } from './ScanSecret';
import { loginWords } from './words';

/** Replaces the authenticator application: the password first, then a code of the new one. */
export function FactorForm() {
  const words = useSay(loginWords);
  const say = words.account;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<OfferedSecret | null>(null);
  const [isDone, setDone] = useState(false);
  const { failure, waiting, send } = useSending();
  const next = async () => {
    setDone(false);
    if (offer === null) {
      setOffer(await askStudio<OfferedSecret>('/account/second-factor', 'POST', { password }));
      setPassword('');
      return;
    }
    const { secret, proof } = offer;
    await askStudio('/account/second-factor', 'PUT', { secret, proof, code: code.replaceAll(' ', '') });
    setOffer(null);
    setCode('');
    setDone(true);
  };
  return (
    <PageForm aria-labelledby="own-codes" spacing={2} sx={{ maxWidth: 460 }} onSend={() => void send(next)}>
      <Typography variant="h2" component="h3" id="own-codes">
        {say.factorTitle}
      </Typography>
      <Typography>{say.factorHelp}</Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {isDone && (
        <Alert severity="success" role="status">
          {say.taken}
        </Alert>
      )}
      {offer === null ? (
        <TextField
          label={say.present}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : (
        <>
          <ScanSecret {...offer} />
          <TextField
            label={words.scan.code}
            required
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
      <Button type="submit" variant="outlined" disabled={waiting} sx={{ alignSelf: 'flex-start' }}>
        {offer === null ? say.offer : say.take}
      </Button>
    </PageForm>
  );
}
