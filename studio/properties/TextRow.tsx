import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FileText } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { partAround } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { useLanguageWords } from '../room/language-words';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { TranslationFields } from './fields/TranslationFields';
import type { Translations } from './fields/translations';
import { fieldWords } from './fields/words';

/** One text in all languages: which part says it, and the way there. */
export function TextRow({ text: { key, path, places }, translations }: { readonly text: FileText; readonly translations: Translations }) {
  const say = useSay(fieldWords);
  const words = useLanguageWords();
  const id = useId();
  const [, go] = usePlace();
  const { file, value, root, edit } = useOpenFile();
  const part = partAround(root, path);
  const [property = ''] = path.slice(part.pointer.length + 1).split('/');
  const name = `${part.words ?? part.name ?? words.kind(part.kind).title} · ${words.property(part.kind, property).title}`;
  const text = valueAtIds(value, path);
  return (
    <Stack component="section" aria-labelledby={id} spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button size="small" aria-describedby={id} onClick={() => go({ part: path, tab: null })}>
          {say.showPart}
        </Button>
      </Stack>
      {typeof text === 'string' ? (
        <TextField
          id={`${id}text`}
          size="small"
          fullWidth
          multiline
          maxRows={8}
          label={say.original}
          slotProps={{ htmlInput: { 'aria-describedby': id } }}
          value={text}
          onChange={({ target }) => edit([{ file: file.file, path, set: target.value, was: text }])}
        />
      ) : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {sentenceOf(text)} <span>{say.composed}</span>
        </Typography>
      )}
      <TranslationFields original={`${id}text`} textKey={key} translations={translations} places={places} />
    </Stack>
  );
}

/** The sentence of a text with values, or its general plural form. */
function sentenceOf(text: unknown): string {
  const { text: sentence, plural } = Object(text);
  return String(sentence ?? Object(plural).other ?? '');
}
