import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ThemeColours } from '../../engine/values';
import { useSay } from '../language/say';
import { RestoreMark } from '../properties/RestoreMark';
import { useDraft } from '../room/draft-context';
import { ContrastList } from './ContrastList';
import { coloursOf, readColour } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

/** One colour of the municipality: typed or chosen from the palette of the browser, with what can be seen in it. */
export function ColourField({ colour }: { readonly colour: keyof ThemeColours }) {
  const say = useSay(lookWords).colours;
  const look = useOpenLook();
  const { work } = useDraft();
  const path = `/theme/${colour}`;
  const shown = coloursOf(look.portal)[colour];
  // What is no colour stays in the field, and goes no further.
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && readColour(typed) === null;
  const before = look.before(path);
  const choose = (now: string) => {
    setTyped(null);
    if (now !== shown) look.set(path, now);
  };
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={say.pick(say[colour])}
          value={shown}
          onChange={({ target }) => choose(target.value)}
          onBlur={() => work.endStep()}
          sx={{
            flex: 'none',
            width: 56,
            height: 40,
            p: 0.5,
            border: 1,
            borderColor: 'action.active',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        <TextField
          label={say[colour]}
          value={typed ?? shown}
          error={isInvalid}
          helperText={isInvalid ? say.invalid : say[`${colour}Help`]}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 60 } }}
          onChange={({ target }) => {
            const read = readColour(target.value);
            setTyped(target.value);
            if (read !== null && target.value.trim().length > shortest) look.set(path, read);
          }}
          onBlur={() => {
            const read = typed === null ? null : readColour(typed);
            if (read !== null) choose(read);
            work.endStep();
          }}
          sx={{ flex: 1 }}
        />
      </Stack>
      <ContrastList colour={colour} onRemedy={choose} />
      {before !== null && <RestoreMark before={before} onRestore={() => look.restore(path)} />}
    </Stack>
  );
}

// Three digits may be the first of six: they are taken when the field is left.
const shortest = 4;
