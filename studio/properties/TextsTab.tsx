import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FileText } from '../../engine/authoring';
import { useSay } from '../language/say';
import type { TextsAnswer } from '../office/studio-answers';
import { useAsked } from '../office/use-asked';
import { useDraft } from '../room/draft-context';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { useTranslations } from './fields/translations';
import { fieldWords } from './fields/words';
import { TextRow } from './TextRow';

/** Every text of the open file in all languages of the municipality, with what is missing. */
export function TextsTab() {
  const say = useSay(fieldWords);
  const { overview } = useStudio();
  const { state } = useDraft();
  const { file, edit } = useOpenFile();
  const draft = state.draft?.id ?? null;
  const version = state.draft?.version ?? 0;
  const query = new URLSearchParams({ file: file.file, version: String(version), ...(draft !== null && { draft: String(draft) }) });
  const { answer, failure } = useAsked<TextsAnswer>(`/places/texts?${query}`);
  const translations = useTranslations(file.file, overview.languages, state.draft, edit);
  const [onlyMissing, setOnlyMissing] = useState(false);
  // What was missing when the filter was chosen stays in the list while it is written.
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const texts = answer?.texts ?? [];
  const lacks = ({ key }: FileText) => translations.languages.some((language) => translations.textOf(language, key) === undefined);
  const shown = onlyMissing ? texts.filter((text) => missing.has(text.key) || lacks(text)) : texts;
  const choose = (only: boolean) => {
    setOnlyMissing(only);
    setMissing(new Set(texts.filter(lacks).map(({ key }) => key)));
  };
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{say.texts}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say.textsHelp}
      </Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={onlyMissing} onChange={({ target }) => choose(target.checked)} />}
          label={say.onlyMissing}
        />
        <Typography variant="body2" role="status">
          {answer === null ? say.loading : say.textCount(shown.length, texts.length)}
        </Typography>
      </Stack>
      {answer !== null && shown.length === 0 && <Typography>{say.noneMissing}</Typography>}
      {shown.map((text) => (
        <TextRow key={text.path} text={text} translations={translations} />
      ))}
    </Stack>
  );
}
