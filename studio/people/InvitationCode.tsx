import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { peopleWords } from './words';

interface Props {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** The code of an invitation, shown once, to copy or to print. */
export function InvitationCode({ name, code, onClose }: Props) {
  const words = useSay(peopleWords);
  const say = words.code;
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const address = `${location.origin}/redakcja/zaproszenie#${code}`;
  const shown = { slotProps: { htmlInput: { readOnly: true } }, fullWidth: true };
  return (
    <Paper variant="outlined" component="section" aria-label={say.title(name)} className="printed" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h2" component="h3">
          {say.title(name)}
        </Typography>
        <Alert severity="info">{say.once}</Alert>
        <TextField label={say.label} value={code} {...shown} />
        <TextField label={say.address} value={address} multiline {...shown} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }} className="not-printed">
          <Button
            variant="contained"
            onClick={() => {
              navigator.clipboard.writeText(address).then(
                () => setCopied('yes'),
                () => setCopied('refused'),
              );
            }}
          >
            {say.copy}
          </Button>
          <Button onClick={() => print()}>{say.print}</Button>
          <Button onClick={onClose}>{words.close}</Button>
        </Stack>
        {copied !== 'no' && (
          <Alert severity={copied === 'yes' ? 'success' : 'warning'} role="status">
            {copied === 'yes' ? say.copied : say.notCopied}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
