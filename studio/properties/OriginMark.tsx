import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';
import { useOriginWords } from './origins';
import type { LaidValue } from './property-marks';

/** Says which layer gives the property above its value, and since when; what the editors have set can be given up for the value below it. */
export function OriginMark({ laid: { origin, below }, onGiveUp }: { readonly laid: LaidValue; readonly onGiveUp: () => void }) {
  const say = useSay(fieldWords);
  const words = useOriginWords();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5, pl: 1, borderLeft: 3, borderColor: 'divider' }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {say.from(words(origin))}
      </Typography>
      {origin.revision !== null && (
        <Button size="small" onClick={onGiveUp}>
          {below === undefined ? say.giveUpToNothing : say.giveUp}
        </Button>
      )}
    </Stack>
  );
}
