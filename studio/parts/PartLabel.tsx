import Typography from '@mui/material/Typography';
import type { OutlinePart } from '../../engine/authoring';
import { useSay } from '../language/say';
import { useLanguageWords } from '../room/language-words';
import { partWords } from './words';

/** A part in the tree: its name, its kind, how many problems it has. */
export function PartLabel({ part, problems }: { readonly part: OutlinePart; readonly problems: number }) {
  const say = useSay(partWords);
  const kind = useLanguageWords().kind(part.kind).title;
  const name = part.words ?? part.name;
  return (
    <>
      <Typography component="span" variant="body2">
        {name ?? kind}
      </Typography>
      {name !== null && (
        <Typography component="span" variant="caption" color="text.secondary">
          {` ${kind}`}
        </Typography>
      )}
      {problems > 0 && (
        <Typography component="span" variant="caption" color="error">
          {` ${say.problems(problems)}`}
        </Typography>
      )}
    </>
  );
}
