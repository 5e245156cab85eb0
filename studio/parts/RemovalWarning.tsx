import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSay } from '../language/say';
import type { UsingPart } from './use-uses';
import { partWords } from './words';

interface Props {
  readonly uses: readonly UsingPart[];
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Says before a part is removed what would stop working without it. */
export function RemovalWarning({ uses, onRemove, onKeep }: Props) {
  const say = useSay(partWords);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {say.breaks(uses.map(({ words }) => `„${words}”`))}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" autoFocus onClick={onKeep}>
          {say.keep}
        </Button>
        <Button size="small" color="error" onClick={onRemove}>
          {say.removeAnyway}
        </Button>
      </Stack>
    </Alert>
  );
}
