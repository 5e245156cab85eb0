import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftAnswer } from '../office/studio-answers';
import { ChangeSentences } from './ChangeSentences';

interface Props {
  readonly draft: DraftAnswer;
  readonly onClose: () => void;
  readonly onHandedIn: () => void;
}

/** Hands a draft in: what changes, and a title and a reason for the colleague who approves. */
export function HandInDialog({ draft, onClose, onHandedIn }: Props) {
  const [words, setWords] = useState({ title: draft.title, reason: draft.reason, legalBasis: draft.legalBasis });
  const [failure, setFailure] = useState<string | null>(null);
  const input = (name: keyof typeof words) => ({
    value: words[name],
    fullWidth: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setWords({ ...words, [name]: target.value }),
  });
  const send = async () => {
    try {
      await askStudio(`/drafts/${draft.id}/hand-in`, 'POST', words);
      onHandedIn();
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="hand-in-title">
      <DialogTitle id="hand-in-title">Przekaż zmiany do zatwierdzenia</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          <ChangeSentences sentences={draft.sentences} />
          <TextField label="Tytuł" helperText="Na przykład: Stawki na rok 2027" {...input('title')} />
          <TextField label="Powód" multiline minRows={2} {...input('reason')} />
          <TextField label="Podstawa prawna (nieobowiązkowa)" {...input('legalBasis')} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Wróć do pracy</Button>
        <Button variant="contained" onClick={() => void send()}>
          Przekaż
        </Button>
      </DialogActions>
    </Dialog>
  );
}
