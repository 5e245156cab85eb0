import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { ScenarioEditAnswer } from '../office/studio-answers';
import { PageForm } from '../page/PageForm';
import { shownPlace, situationOf, viewChoices } from '../preview/view-choices';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useOpenFile } from '../room/open-file';
import { useScenarios } from './use-scenarios';
import { scenarioWords } from './words';

/** The scenarios of the open service: how each went, and a way to write down what the preview shows as another one. */
export function ScenarioTab() {
  const say = useSay(scenarioWords);
  const { value, edit } = useOpenFile();
  const { state } = useDraft();
  const notify = useNotify();
  const choices = useAtomValue(viewChoices);
  const place = useAtomValue(shownPlace);
  const slug = String(valueAtIds(value, '/slug'));
  const draft = state.draft?.id ?? null;
  const tried = useScenarios(draft, state.draft?.pack ?? null, slug);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    try {
      setFailure(null);
      const body = { slug, name, situation: situationOf(choices, slug), address: '/', ...place };
      const { edit: made } = await askStudio<ScenarioEditAnswer>(`/preview/${draft ?? 'opublikowane'}/scenarios`, 'POST', body);
      edit([made]);
      notify(say.saved(name.trim()));
      setName('');
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setFailure(error.message);
    }
  };
  return (
    <Stack spacing={2}>
      <Typography variant="body2">{say.about}</Typography>
      {tried === null && <Typography>{say.waiting}</Typography>}
      {tried?.length === 0 && <Typography>{say.none}</Typography>}
      {tried?.map(({ name: title, problems }) => (
        <Alert key={title} severity={problems.length === 0 ? 'success' : 'error'}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {problems.length === 0 ? say.good : say.bad}
          {problems.map(({ message, expected, got }) => (
            <Typography key={`${message}${expected}${got}`} component="div" variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {message}
              {expected !== undefined && (
                <div>
                  {say.expected} {expected}
                </div>
              )}
              {got !== undefined && (
                <div>
                  {say.got} {got}
                </div>
              )}
            </Typography>
          ))}
        </Alert>
      ))}
      <PageForm spacing={1.5} sx={{ borderTop: 1, borderColor: 'divider', pt: 2, alignItems: 'flex-start' }} onSend={() => void save()}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <TextField
          required
          fullWidth
          label={say.name}
          helperText={say.saveAbout}
          value={name}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
          {say.save}
        </Button>
      </PageForm>
    </Stack>
  );
}
