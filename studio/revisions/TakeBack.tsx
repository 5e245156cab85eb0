import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { DraftAnswer, ToldChange } from '../office/studio-answers';
import { useAction } from '../publishing/use-action';
import { useGoOn } from '../room/use-go-on';
import { revisionWords } from './words';

interface TickProps {
  readonly change: ToldChange;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

/** A box to tick a change that is to be taken back. */
export function ChangeTick({ change, isTicked, onToggle }: TickProps) {
  const say = useSay(revisionWords);
  return <Checkbox size="small" checked={isTicked} onChange={onToggle} slotProps={{ input: { 'aria-label': say.choose(change.part) } }} />;
}

/** Whether two sentences tell of the same change of the layer, so that one is not taken back without the other. */
export function sameLayer(left: ToldChange, right: ToldChange): boolean {
  return left.layer.some((one) => right.layer.some(({ file, path }) => file === one.file && path === one.path));
}

/** Makes a draft that takes back only what was ticked. */
export function TakeBack({ revision, ticked }: { readonly revision: number; readonly ticked: readonly ToldChange[] }) {
  const say = useSay(revisionWords);
  const goOn = useGoOn();
  const { isBusy, failure, act } = useAction();
  const changes = ticked.flatMap(({ layer }) => layer);
  return (
    <Stack component="section" spacing={1} aria-label={say.takeBack} sx={{ alignItems: 'flex-start' }}>
      <Typography>{say.takeBackText}</Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Button
        variant="outlined"
        disabled={isBusy || ticked.length === 0}
        onClick={() =>
          act(async () => {
            const { id } = await askStudio<DraftAnswer>(`/revisions/${revision}/take-back`, 'POST', { changes });
            goOn(`/wnioski/${id}`);
          })
        }
      >
        {say.takeBackButton(ticked.length)}
      </Button>
    </Stack>
  );
}
