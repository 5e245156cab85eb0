import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { useSay } from '../language/say';
import type { SentEdit } from '../office/studio-answers';
import { useNotify } from '../room/notices';
import { beginPeriod, type NewPeriod, type Rate } from './rates';
import { rateWords } from './words';

interface Props {
  readonly file: string;
  readonly rate: Rate;
  edit(edits: readonly SentEdit[]): void;
}

const nothing: NewPeriod = { from: '', value: '', act: '' };

/** The fields of the period that comes after the last one. */
export function NextPeriod({ file, rate, edit }: Props) {
  const say = useSay(rateWords);
  const notify = useNotify();
  const [given, give] = useState(nothing);
  const [isRefused, refuse] = useState(false);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    const edits = beginPeriod(file, rate, given);
    refuse(edits === null);
    if (edits === null) return;
    edit(edits);
    notify(say.begun, { undo: true });
  };
  return (
    <Stack spacing={2} component="form" noValidate onSubmit={begin}>
      <Typography variant="subtitle2" component="h4">
        {say.next}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField fullWidth label={say.value} value={given.value} onChange={({ target }) => give({ ...given, value: target.value })} />
        <TextField
          fullWidth
          type="date"
          label={say.from}
          slotProps={{ inputLabel: { shrink: true } }}
          value={given.from}
          onChange={({ target }) => give({ ...given, from: target.value })}
        />
      </Stack>
      <TextField label={say.act} value={given.act} onChange={({ target }) => give({ ...given, act: target.value })} />
      <div role="alert">{isRefused ? <Typography color="error">{say.cannot}</Typography> : null}</div>
      <Button type="submit" startIcon={<Add />} sx={{ alignSelf: 'flex-start' }}>
        {say.begin}
      </Button>
    </Stack>
  );
}
