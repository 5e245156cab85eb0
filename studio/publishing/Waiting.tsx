import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useSay } from '../language/say';
import type { LiveAnswer } from './use-answer';
import { publishingWords } from './words';

/** In place of an answer that is awaited or did not come. */
export function Waiting({ of: { failure, reload } }: { readonly of: Pick<LiveAnswer<unknown>, 'failure' | 'reload'> }) {
  const say = useSay(publishingWords);
  if (failure === null) return <CircularProgress size={28} aria-label={say.loading} />;
  return (
    <Alert severity="error" action={<Button onClick={() => void reload()}>{say.again}</Button>}>
      {failure}
    </Alert>
  );
}
