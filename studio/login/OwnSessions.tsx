import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import { askStudio } from '../office/ask-studio';
import type { OwnSessionsAnswer } from '../office/studio-answers';
import { useAsked, useSending } from '../office/use-asked';
import { loginWords } from './words';

/** Where one is signed in, with the way to end it. */
export function OwnSessions() {
  const say = useSay(loginWords).account;
  const moment = useMoment();
  const { answer, failure, replace } = useAsked<OwnSessionsAnswer>('/account/sessions');
  const ending = useSending();
  const refusal = failure ?? ending.failure;
  return (
    <section aria-labelledby="own-sessions">
      <Typography variant="h2" component="h3" id="own-sessions">
        {say.sessionsTitle}
      </Typography>
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Table size="small" aria-labelledby="own-sessions">
        <TableHead>
          <TableRow>
            <TableCell>{say.sessionFrom}</TableCell>
            <TableCell>{say.sessionTo}</TableCell>
            <TableCell>{say.end}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {answer?.sessions.map(({ id, createdAt, endsAt, own }) => (
            <TableRow key={id}>
              <TableCell>{moment(createdAt)}</TableCell>
              <TableCell>{moment(endsAt)}</TableCell>
              <TableCell>
                {own ? (
                  say.thisOne
                ) : (
                  <Button
                    size="small"
                    aria-label={say.endOf(moment(createdAt))}
                    onClick={() =>
                      void ending.send(async () => replace(await askStudio<OwnSessionsAnswer>(`/account/sessions/${id}`, 'DELETE')))
                    }
                  >
                    {say.end}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
