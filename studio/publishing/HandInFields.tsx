import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSay } from '../language/say';
import { publishingWords } from './words';

/** What a proposal says of itself. */
export interface HandInWords {
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
}

interface Props {
  readonly words: HandInWords;
  readonly onChange: (words: HandInWords) => void;
}

/** Title, reason and legal basis, for the colleague who approves. */
export function HandInFields({ words, onChange }: Props) {
  const say = useSay(publishingWords).fields;
  const input = (name: keyof HandInWords) => ({
    value: words[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...words, [name]: target.value }),
  });
  return (
    <Stack spacing={2}>
      <TextField label={say.title} helperText={say.titleHelp} {...input('title')} />
      <TextField label={say.reason} multiline minRows={2} {...input('reason')} />
      <TextField label={say.legalBasisOptional} {...input('legalBasis')} />
    </Stack>
  );
}
