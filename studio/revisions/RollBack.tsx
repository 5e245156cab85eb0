import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import { useAction } from '../publishing/use-action';
import { useStudio } from '../room/studio-context';
import { useGoOn } from '../room/use-go-on';
import { revisionWords } from './words';

/** Publishes an earlier state as a new revision, below what that changes. */
export function RollBack({ to }: { readonly to: number }) {
  const say = useSay(revisionWords);
  const { refresh } = useStudio();
  const goOn = useGoOn();
  const [reason, setReason] = useState('');
  const { isBusy, failure, act } = useAction();
  return (
    <Stack component="section" spacing={1.5} aria-label={say.rollBack} sx={{ maxWidth: 640, alignItems: 'flex-start' }}>
      <Typography variant="h2">{say.rollBack}</Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <TextField fullWidth label={say.reason} multiline minRows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button
        variant="contained"
        disabled={isBusy || reason.trim() === ''}
        onClick={() =>
          act(async () => {
            await askStudio(`/revisions/${to}/roll-back`, 'POST', { reason });
            await refresh();
            goOn('/wersje');
          })
        }
      >
        {say.rollBackSure}
      </Button>
    </Stack>
  );
}
