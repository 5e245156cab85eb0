import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { studioLanguage, useSay } from '../language/say';
import { useSending } from '../office/use-asked';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useStudio } from '../room/studio-context';
import { type ContentEntry, callsFile } from './calls';
import { presentAnswer } from './take-over';
import { contentWords } from './words';

/** Content that the office answers, with the way to take it over. */
export function OfficeContent({ entry }: { readonly entry: ContentEntry }) {
  const say = useSay(contentWords);
  const words = useAtomValue(studioLanguage);
  const { overview } = useStudio();
  const { work } = useDraft();
  const notify = useNotify();
  const { failure, waiting, send } = useSending();
  const { id, name, about, endpoint } = entry;
  const takeOver = () =>
    send(async () => {
      const set = await presentAnswer(endpoint, overview.languages, say.notTaken);
      work.edit([{ file: callsFile, path: `/calls/${id}/content`, set }]);
      notify(say.taken(name), { undo: true });
    });
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 2.5 }, alignItems: 'flex-start' }}>
      <Typography variant="h1" component="h2">
        {name}
      </Typography>
      {words === 'en' && about !== '' && <Typography>{about}</Typography>}
      <Typography>{say.officeHelp}</Typography>
      <Button variant="contained" disabled={waiting} onClick={() => void takeOver()}>
        {say.takeOver}
      </Button>
      <Typography role="status">{waiting ? say.takes : ''}</Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
