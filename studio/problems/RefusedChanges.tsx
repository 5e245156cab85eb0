import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import type { SentEdit } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { usePlace } from '../room/place';
import { refusedWords } from './words';

/** Changes that the server refused: what was typed is kept here, with a way to take the one value or the other. */
export function RefusedChanges() {
  const say = useSay(refusedWords);
  const [, go] = usePlace();
  const { work, state } = useDraft();
  return state.refused.map((refused) => {
    const [first] = refused.edits;
    const words = refused.edits.map((edit) => ('set' in edit ? textOf(edit) : 'order' in edit ? say.order : say.removed));
    return (
      <Alert key={`${first?.file}${first?.path}${words.join()}`} severity="warning" sx={{ borderRadius: 0 }}>
        <AlertTitle>{say.refused}</AlertTitle>
        {refused.message}
        <Typography variant="body2" sx={{ my: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {words.join(', ')}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {refused.moved && (
            <Button size="small" onClick={() => work.insist(refused)}>
              {say.mine}
            </Button>
          )}
          <Button size="small" onClick={() => work.dismiss(refused)}>
            {refused.moved ? say.theirs : say.drop}
          </Button>
          {first !== undefined && (
            <Button size="small" onClick={() => go({ file: first.file, part: first.path, tab: null })}>
              {say.open}
            </Button>
          )}
        </Stack>
      </Alert>
    );
  });
}

function textOf({ set }: Extract<SentEdit, { readonly set: unknown }>): string {
  return typeof set === 'string' ? set : JSON.stringify(set);
}
