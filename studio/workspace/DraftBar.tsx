import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';
import { useSay } from '../language/say';
import { publishingWords } from '../publishing/words';
import { useDraft } from '../room/draft-context';
import { workspaceWords } from './words';

/** The draft that one works on: how it stands, undo and redo, and the way to publication. */
export function DraftBar() {
  const say = useSay(workspaceWords).draft;
  const publishing = useSay(publishingWords);
  const { work, state } = useDraft();
  const { draft, saving, failure } = state;
  const words = { saved: say.saved, saving: say.saving, 'not-saved': say.notSaved }[saving];
  return (
    <Stack
      component="section"
      aria-label={say.label}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 600, maxWidth: 320 }}>
        {draft === null ? '' : draft.title || `${say.label} ${draft.id}`}
      </Typography>
      <Typography variant="body2" role="status" color={saving === 'not-saved' ? 'error' : 'text.secondary'} sx={{ flex: 1, minWidth: 140 }}>
        {failure ?? (draft === null && saving === 'saved' ? say.none : words)}
      </Typography>
      {saving === 'not-saved' && <Button onClick={() => work.retry()}>{say.retry}</Button>}
      <Button disabled={!state.canUndo} onClick={() => work.undo()}>
        {say.undo}
      </Button>
      <Button disabled={!state.canRedo} onClick={() => work.redo()}>
        {say.redo}
      </Button>
      {draft !== null && <Button onClick={() => void work.leave()}>{say.leave}</Button>}
      {draft !== null && draft.moved.length > 0 && (
        <Button color="error" variant="outlined" component={Link} href={`/wnioski/${draft.id}`}>
          {publishing.moved.decide(draft.moved.length)}
        </Button>
      )}
      {draft !== null && (
        <Button variant="contained" component={Link} href={`/wnioski/${draft.id}`}>
          {say.handIn}
        </Button>
      )}
    </Stack>
  );
}
