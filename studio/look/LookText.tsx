import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useSay } from '../language/say';
import { TranslationFields } from '../properties/fields/TranslationFields';
import type { Translations } from '../properties/fields/translations';
import { RestoreMark } from '../properties/RestoreMark';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

interface Props {
  /** Where the text stands in the settings. */
  readonly path: string;
  readonly label: string;
  readonly help: string;
  /** Left out for a text that is the same in all languages. */
  readonly translations?: Translations;
}

const long = 60;

/** A text of the settings, with its other languages beside it. */
export function LookText({ path, label, help, translations }: Props) {
  const say = useSay(lookWords);
  const look = useOpenLook();
  const id = useId();
  const text = look.textAt(path);
  const problems = look.problemsAt(path);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = (errors.length > 0 ? errors : problems).slice(0, 1).map(({ message }) => message);
  const before = look.before(path);
  // A text may be long and wrong at once: one sentence never takes the other's place.
  const tooLong = text !== null && text.length > long ? [say.long(text.length)] : [];
  const sentences = text === null ? [say.composed] : [...told, ...tooLong];
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        id={id}
        fullWidth
        multiline
        maxRows={4}
        label={label}
        value={text ?? ''}
        disabled={text === null}
        error={errors.length > 0}
        helperText={(sentences.length > 0 ? sentences : [help]).map((sentence) => (
          <Box key={sentence} component="span" sx={{ display: 'block' }}>
            {sentence}
          </Box>
        ))}
        onChange={({ target }) => look.set(path, target.value.replaceAll('\n', ' '))}
      />
      {translations !== undefined && text !== null && (
        <Box sx={{ pt: 0.75 }}>
          <TranslationFields original={id} textKey={path.slice(1).replaceAll('/', '.')} translations={translations} />
        </Box>
      )}
      {before !== null && <RestoreMark before={before} onRestore={() => look.restore(path)} />}
    </Box>
  );
}
