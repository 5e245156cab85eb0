import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { useSending } from '../office/use-asked';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useStudio } from '../room/studio-context';
import { type ContentEntry, callsFile } from './calls';
import { presentAnswer } from './take-over';
import { contentWords } from './words';

interface Props {
  readonly entries: readonly ContentEntry[];
  readonly onOpen: (id: string) => void;
}

/** What the editors keep, and what the office answers that they could keep. */
export function ContentList({ entries, onOpen }: Props) {
  const say = useSay(contentWords);
  const { overview } = useStudio();
  const { work } = useDraft();
  const notify = useNotify();
  const { failure, waiting, send } = useSending();
  const own = entries.filter(({ content }) => content !== undefined);
  const ofOffice = entries.filter(({ content }) => content === undefined);
  const takeOver = ({ id, name, endpoint }: ContentEntry) =>
    send(async () => {
      const set = await presentAnswer(endpoint, overview.languages, say.notTaken);
      work.edit([{ file: callsFile, path: `/calls/${id}/content`, set }]);
      notify(say.taken(name));
      onOpen(id);
    });
  return (
    <Stack spacing={3}>
      <Typography>{say.about}</Typography>
      <Stack component="section" aria-label={say.ownTitle} spacing={1}>
        <Typography variant="h2" component="h3">
          {say.ownTitle}
        </Typography>
        {own.length === 0 && <Typography color="text.secondary">{say.none}</Typography>}
        <List dense disablePadding>
          {own.map(({ id, name }) => (
            <ListItem key={id} disableGutters>
              <Link component="button" type="button" sx={{ textAlign: 'left', py: 0.5 }} onClick={() => onOpen(id)}>
                {name}
              </Link>
            </ListItem>
          ))}
        </List>
      </Stack>
      <Stack component="section" aria-label={say.officeTitle} spacing={1}>
        <Typography variant="h2" component="h3">
          {say.officeTitle}
        </Typography>
        <Typography color="text.secondary">{say.officeHelp}</Typography>
        <Typography role="status">{waiting ? say.takes : ''}</Typography>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <List dense disablePadding>
          {ofOffice.map((entry) => (
            <ListItem key={entry.id} disableGutters>
              <Button
                size="small"
                disabled={waiting}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                onClick={() => void takeOver(entry)}
              >
                {say.takeOver(entry.name)}
              </Button>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Stack>
  );
}
