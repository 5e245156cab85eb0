import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from '../draft/draft-store';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftAnswer, DraftEntry, DraftState, SessionAnswer } from '../office/studio-answers';
import { ChangeSentences } from './ChangeSentences';

interface Props {
  readonly session: SessionAnswer;
  readonly work: DraftStore;
  readonly onClose: () => void;
  readonly onRefresh: () => Promise<void>;
}

const stateWords: Readonly<Record<DraftState, string>> = {
  draft: 'szkic',
  'handed-in': 'czeka na zatwierdzenie',
  returned: 'zwrócony do poprawy',
  approved: 'zatwierdzony',
  scheduled: 'zaplanowany',
  published: 'opublikowany',
  withdrawn: 'wycofany',
};

/** Drafts and proposals of the office: one's own to go on with, those of others to approve, return and publish. */
export function ProposalsDialog({ session, work, onClose, onRefresh }: Props) {
  const [drafts, setDrafts] = useState<readonly DraftEntry[] | null>(null);
  const [shown, setShown] = useState<DraftAnswer | null>(null);
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = useCallback(async (action: () => Promise<unknown>) => {
    try {
      setFailure(null);
      await action();
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    }
  }, []);
  const list = useCallback(async () => setDrafts((await askStudio<{ readonly drafts: readonly DraftEntry[] }>('/drafts')).drafts), []);
  useEffect(() => void attempt(list), [attempt, list]);

  const step = (action: string, body: unknown = {}) =>
    void attempt(async () => {
      await askStudio(`/drafts/${shown?.id}/${action}`, 'POST', body);
      setShown(null);
      setComment('');
      await list();
      await onRefresh();
    });
  const isOwn = shown?.authorId === session.editor.id;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="proposals-title">
      <DialogTitle id="proposals-title">Szkice i wnioski</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          {shown === null && drafts?.length === 0 && <Typography>Nie ma szkiców ani wniosków.</Typography>}
          {shown === null && (
            <List>
              {drafts?.map((entry) => (
                <ListItem
                  key={entry.id}
                  divider
                  secondaryAction={
                    <Button onClick={() => void attempt(async () => setShown(await askStudio<DraftAnswer>(`/drafts/${entry.id}`)))}>
                      Otwórz
                    </Button>
                  }
                >
                  <ListItemText primary={entry.title || `Szkic ${entry.id}`} secondary={stateWords[entry.state]} />
                </ListItem>
              ))}
            </List>
          )}
          {shown !== null && (
            <>
              <Typography variant="h2">{shown.title || `Szkic ${shown.id}`}</Typography>
              {shown.reason !== '' && <Typography>{shown.reason}</Typography>}
              {shown.comment !== '' && <Alert severity="info">{shown.comment}</Alert>}
              <ChangeSentences sentences={shown.sentences} />
              {shown.state === 'handed-in' && !isOwn && (
                <TextField
                  label="Komentarz do zwrotu"
                  multiline
                  minRows={2}
                  value={comment}
                  onChange={({ target }) => setComment(target.value)}
                />
              )}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {shown !== null && <Button onClick={() => setShown(null)}>Lista</Button>}
        {shown !== null && isOwn && ['draft', 'returned'].includes(shown.state) && (
          <Button
            variant="contained"
            onClick={() =>
              void attempt(async () => {
                await work.take(shown.id);
                onClose();
              })
            }
          >
            Pracuj dalej
          </Button>
        )}
        {shown?.state === 'handed-in' && (!isOwn || !session.approval) && (
          <>
            <Button disabled={comment.trim() === ''} onClick={() => step('return', { comment })}>
              Zwróć z komentarzem
            </Button>
            <Button variant="contained" onClick={() => step('approve')}>
              Zatwierdź
            </Button>
          </>
        )}
        {shown?.state === 'approved' && (
          <Button variant="contained" onClick={() => step('publish')}>
            Opublikuj
          </Button>
        )}
        <Button onClick={onClose}>Zamknij</Button>
      </DialogActions>
    </Dialog>
  );
}
