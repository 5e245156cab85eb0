import type { SvgIconComponent } from '@mui/icons-material';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
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
      <Typography variant="body2" role="status" color={saving === 'not-saved' ? 'error' : 'text.secondary'} sx={{ flex: 1, minWidth: 110 }}>
        {failure ?? (draft === null && saving === 'saved' ? say.none : words)}
      </Typography>
      {saving === 'not-saved' && <Button onClick={() => work.retry()}>{say.retry}</Button>}
      <Stack direction="row">
        <StepButton words={say.undo} Icon={Undo} disabled={!state.canUndo} onClick={() => work.undo()} />
        <StepButton words={say.redo} Icon={Redo} disabled={!state.canRedo} onClick={() => work.redo()} />
      </Stack>
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

interface StepProps {
  readonly words: string;
  readonly Icon: SvgIconComponent;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A step back or forth: in words where there is room for them. */
function StepButton({ words, Icon, disabled, onClick }: StepProps) {
  return (
    <Button aria-label={words} disabled={disabled} onClick={onClick} sx={{ minWidth: { xs: 40, md: 64 } }}>
      <Icon aria-hidden="true" fontSize="small" sx={{ display: { md: 'none' } }} />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {words}
      </Box>
    </Button>
  );
}
