import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { studioLanguage, useSay } from '../language/say';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useStudio } from '../room/studio-context';
import { ContentForm } from './ContentForm';
import { bodyOf, type ContentEntry, callsFile } from './calls';
import { contentWords } from './words';

interface Props {
  readonly entry: ContentEntry;
  readonly onBack: () => void;
}

/** The content of one call: its languages and its form. */
export function ContentEditor({ entry, onBack }: Props) {
  const say = useSay(contentWords);
  const words = useAtomValue(studioLanguage);
  const { overview } = useStudio();
  const { work } = useDraft();
  const notify = useNotify();
  const [original = 'pl'] = overview.languages;
  const [language, setLanguage] = useState(original);
  const { id, name, contract, content } = entry;
  const names = new Intl.DisplayNames([words], { type: 'language' });
  const path = `/calls/${id}/content`;
  const change = (now: unknown) => {
    // A form gives what JSON can say.
    const set = now as JsonValue;
    if (language === original) work.edit([{ file: callsFile, path: `${path}/body`, set }]);
    else if (content?.translations === undefined) work.edit([{ file: callsFile, path: `${path}/translations`, set: { [language]: set } }]);
    else work.edit([{ file: callsFile, path: `${path}/translations/${language}`, set }]);
  };
  return (
    <Stack spacing={2}>
      <Button startIcon={<ArrowBack />} sx={{ alignSelf: 'flex-start' }} onClick={onBack}>
        {say.back}
      </Button>
      <Typography variant="h2" component="h3">
        {name}
      </Typography>
      <TextField select label={say.language} value={language} sx={{ maxWidth: 260 }} onChange={({ target }) => setLanguage(target.value)}>
        {overview.languages.map((each) => (
          <MenuItem key={each} value={each}>
            {names.of(each)}
          </MenuItem>
        ))}
      </TextField>
      {content?.answer === undefined && !Array.isArray(content?.body) ? (
        <ContentForm id={`${id} ${language}`} contract={contract} value={bodyOf(entry, language)} help={words === 'en'} onChange={change} />
      ) : (
        <Typography>{say.only}</Typography>
      )}
      <Button
        color="error"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          work.edit([{ file: callsFile, path, remove: true }]);
          notify(say.gaveBack(name));
          onBack();
        }}
      >
        {say.giveBack}
      </Button>
    </Stack>
  );
}
