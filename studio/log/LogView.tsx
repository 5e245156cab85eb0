import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import { askStudio } from '../office/ask-studio';
import type { LogAnswer } from '../office/studio-answers';
import { useAsked, useSending } from '../office/use-asked';
import { LogFilterForm } from './LogFilterForm';
import { everything, queryOf } from './log-filter';
import { logWords } from './words';

/** What happened in the editorial room, for administrators. */
export function LogView() {
  const say = useSay(logWords);
  const moment = useMoment();
  const [filter, setFilter] = useState(everything);
  const query = queryOf(filter);
  const { answer, failure, replace } = useAsked<LogAnswer>(`/log?${query}`);
  const older = useSending();
  const events = answer?.events ?? [];
  const refusal = failure ?? older.failure;
  const showOlder = async () => {
    if (answer === null) return;
    const before = events.at(-1)?.id ?? 0;
    const next = await askStudio<LogAnswer>(`/log?${query}&before=${before}`);
    replace({ ...next, events: [...events, ...next.events] });
  };
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h1" component="h2">
          {say.title}
        </Typography>
        <Typography sx={{ maxWidth: 760 }}>{say.about}</Typography>
        <LogFilterForm filter={filter} kinds={answer?.kinds ?? []} onChange={setFilter} />
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        {answer !== null && events.length === 0 && <Typography role="status">{say.none}</Typography>}
        <Box role="region" aria-label={say.title} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={say.title}>
            <TableHead>
              <TableRow>
                <TableCell>{say.moment}</TableCell>
                <TableCell>{say.person}</TableCell>
                <TableCell>{say.kind}</TableCell>
                <TableCell>{say.concerns}</TableCell>
                <TableCell>{say.details}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {events.map(({ id, at, person, words, draft, revision, details }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{moment(at)}</TableCell>
                  <TableCell>{person ?? say.nobody}</TableCell>
                  <TableCell>{words}</TableCell>
                  <TableCell>
                    {[draft !== null && say.ofDraft(draft), revision !== null && say.ofRevision(revision)].filter(Boolean).join(', ')}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{details}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        {answer?.more === true && (
          <Button sx={{ alignSelf: 'flex-start' }} disabled={older.waiting} onClick={() => void older.send(showOlder)}>
            {say.more}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
