import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { currentLanguage, useSay } from '../../language/say';
import type { Translations } from './translations';
import { fieldWords } from './words';

interface Props {
  /** Id of the field with the original text: it says of which text each language is. */
  readonly original: string;
  /** Key of the text in the files of the languages. */
  readonly textKey: string;
  readonly translations: Translations;
}

/** A text in the other languages of the portal, side by side. What is missing is said. */
export function TranslationFields({ original, textKey, translations }: Props) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1, '& > *': { flex: '1 1 140px' } }}>
      {translations.languages.map((language) => (
        <TranslationField key={language} language={language} original={original} textKey={textKey} translations={translations} />
      ))}
    </Stack>
  );
}

function TranslationField({ original, language, textKey, translations }: Props & { readonly language: string }) {
  const say = useSay(fieldWords);
  // What is typed stands until the draft says the same: the file comes back a moment later.
  const [typed, setTyped] = useState<string | null>(null);
  const kept = translations.textOf(language, textKey);
  // A sentence with plural forms is written in the file of its language.
  if (kept === null || (kept !== undefined && typeof kept !== 'string')) return null;
  const name = new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(language) ?? language;
  const text = typed ?? kept ?? '';
  return (
    <TextField
      size="small"
      multiline
      maxRows={8}
      label={name}
      slotProps={{ htmlInput: { 'aria-describedby': `${original}-label` } }}
      value={text}
      error={text === ''}
      helperText={text === '' ? say.missing : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        translations.write(language, textKey, target.value);
      }}
      onBlur={() => setTyped((now) => (now === (kept ?? '') ? null : now))}
    />
  );
}
