import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as WayTo } from 'wouter';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import type { ProposalEntry, ProposalsAnswer } from '../office/studio-answers';
import { useStudio } from '../room/studio-context';
import { useAnswer } from './use-answer';
import { Waiting } from './Waiting';
import { publishingWords } from './words';

const lists = ['handed-in', 'returned', 'approved', 'scheduled', 'mine', 'others'] as const;
type ListName = (typeof lists)[number];

/** Drafts and proposals by where they stand on their way. */
export function ProposalsView() {
  const say = useSay(publishingWords);
  const { session } = useStudio();
  const drafts = useAnswer<ProposalsAnswer>('/drafts');
  const listOf = ({ state, authorId }: ProposalEntry): ListName =>
    state === 'draft' ? (authorId === session.editor.id ? 'mine' : 'others') : (lists.find((name) => name === state) ?? 'others');
  return (
    <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1200 }}>
      <Typography variant="h1" component="h2">
        {say.title}
      </Typography>
      {!session.approval && <Alert severity="info">{say.noApproval}</Alert>}
      {drafts.answer === null && <Waiting of={drafts} />}
      {drafts.answer?.drafts.length === 0 && <Typography>{say.none}</Typography>}
      {lists.map((name) => {
        const own = (drafts.answer?.drafts ?? []).filter((entry) => listOf(entry) === name);
        return own.length === 0 ? null : <ProposalTable key={name} title={say.lists[name]} entries={own} />;
      })}
    </Stack>
  );
}

function ProposalTable({ title, entries }: { readonly title: string; readonly entries: readonly ProposalEntry[] }) {
  const say = useSay(publishingWords);
  const moment = useMoment();
  const isDated = entries.some(({ publishAt }) => publishAt !== null);
  return (
    <section aria-label={title}>
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[
                say.fields.title,
                say.fields.reason,
                say.fields.legalBasis,
                say.fields.author,
                isDated ? say.fields.publishAt : say.fields.changed,
              ].map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell component="th" scope="row">
                  <Link component={WayTo} href={`/wnioski/${entry.id}`}>
                    {entry.title || say.draftNumber(entry.id)}
                  </Link>
                </TableCell>
                <TableCell>{entry.reason}</TableCell>
                <TableCell>{entry.legalBasis}</TableCell>
                <TableCell>{entry.author}</TableCell>
                <TableCell>{moment(entry.publishAt ?? entry.changedAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
