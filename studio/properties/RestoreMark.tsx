import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';

/** Says that the draft changes the property above, and takes the change back. */
export function RestoreMark({ onRestore }: { readonly onRestore: () => void }) {
  const say = useSay(fieldWords);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 0.5, pl: 1, borderLeft: 3, borderColor: 'primary.main' }}>
      <Typography variant="caption">{say.changed}</Typography>
      <Button size="small" onClick={onRestore}>
        {say.restore}
      </Button>
    </Stack>
  );
}
