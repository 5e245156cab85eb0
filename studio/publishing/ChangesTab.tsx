import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../language/say';
import type { ChangeMeaning } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { ChangeList } from './ChangeList';
import { ImpactList } from './ImpactList';
import { useAnswer } from './use-answer';
import { useLeadTo } from './use-lead-to';
import { Waiting } from './Waiting';
import { publishingWords } from './words';

/** What the open draft changes and what that means; each change can be taken back by itself. */
export function ChangesTab() {
  const say = useSay(publishingWords);
  const { work, state } = useDraft();
  const { draft, saving } = state;
  const meaning = useAnswer<ChangeMeaning>(draft === null ? null : `/drafts/${draft.id}/impact`, draft?.version);
  const lead = useLeadTo();
  const [isUndone, setUndone] = useState(false);
  if (draft === null) return <Typography>{say.changes.none}</Typography>;
  if (meaning.answer === null) return <Waiting of={meaning} />;
  return (
    <Stack spacing={3} aria-busy={!meaning.isFresh || saving === 'saving'}>
      <ChangeList
        meaning={meaning.answer}
        onShow={(change) => lead(change)}
        onUndo={({ undo }) => {
          work.edit(undo);
          work.endStep();
          setUndone(true);
        }}
      />
      <ImpactList meaning={meaning.answer} />
      <Button component={Link} href={`/wnioski/${draft.id}`} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {say.preview.title}
      </Button>
      <Snackbar
        open={isUndone}
        autoHideDuration={8_000}
        onClose={() => setUndone(false)}
        message={say.changes.undone}
        action={
          <Button
            color="inherit"
            onClick={() => {
              work.undo();
              setUndone(false);
            }}
          >
            {say.changes.restore}
          </Button>
        }
      />
    </Stack>
  );
}
