import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, Link as WayTo } from 'wouter';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import type { ProposalsAnswer, Revision, RevisionsAnswer } from '../office/studio-answers';
import { useAnswer } from '../publishing/use-answer';
import { Waiting } from '../publishing/Waiting';
import { revisionWords } from './words';

const mostSentences = 4;

/** What was published, by whom, when and why; what will be on its day; and the comparison of any two states. */
export function RevisionsView() {
  const say = useSay(revisionWords);
  const moment = useMoment();
  const revisions = useAnswer<RevisionsAnswer>('/revisions');
  const drafts = useAnswer<ProposalsAnswer>('/drafts');
  const planned = (drafts.answer?.drafts ?? []).filter(({ state }) => state === 'scheduled');
  const { answer } = revisions;
  return (
    <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1100 }}>
      <Typography variant="h1" component="h2">
        {say.title}
      </Typography>
      {planned.length > 0 && (
        <section aria-label={say.planned}>
          <Typography variant="h2" component="h3">
            {say.planned}
          </Typography>
          <ul>
            {planned.map(({ id, title, publishAt }) => (
              <li key={id}>
                {publishAt && moment(publishAt)}:{' '}
                <Link component={WayTo} href={`/wnioski/${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer === null && <Waiting of={revisions} />}
      {answer?.revisions.length === 0 && <Typography>{say.none}</Typography>}
      {answer !== null && answer.revisions.length > 0 && <Comparison key={answer.published} revisions={answer.revisions} />}
      {answer?.revisions.map((revision) => (
        <Paper key={revision.number} component="article" variant="outlined" sx={{ p: 2 }} aria-label={say.number(revision.number)}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="h2" component="h3">
              {say.number(revision.number)}. {revision.title}
            </Typography>
            {revision.number === answer.published && <Chip size="small" color="primary" label={say.current} />}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {moment(revision.publishedAt)}, {say.kinds[revision.kind]}, {say.by(revision.author ?? say.operator, revision.approver)}
          </Typography>
          <Typography>{[revision.reason, revision.legalBasis].filter((text) => text !== '').join(' · ')}</Typography>
          <ul aria-label={say.what}>
            {revision.sentences.slice(0, mostSentences).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {revision.sentences.length > mostSentences && <li>…</li>}
          </ul>
          <Button
            component={WayTo}
            href={`/wersje/${revision.number - 1}/${revision.number}`}
            size="small"
            aria-label={`${say.show}: ${say.number(revision.number)}`}
          >
            {say.show}
          </Button>
          {revision.number !== answer.published && (
            <Button component={WayTo} href={`/wersje/${answer.published}/${revision.number}`} size="small">
              {say.rollBackTo(revision.number)}
            </Button>
          )}
        </Paper>
      ))}
      {answer !== null && answer.published > 0 && (
        <Button component={WayTo} href={`/wersje/${answer.published}/0`} size="small" sx={{ alignSelf: 'flex-start' }}>
          {say.rollBackTo(0)}: {say.first}
        </Button>
      )}
    </Stack>
  );
}

function Comparison({ revisions }: { readonly revisions: readonly Revision[] }) {
  const say = useSay(revisionWords);
  const [, go] = useLocation();
  const latest = revisions[0]?.number ?? 0;
  const [from, setFrom] = useState(latest - 1);
  const [to, setTo] = useState(latest);
  const choices = [
    ...revisions.map(({ number, title }) => ({ number, title: `${say.number(number)}. ${title}` })),
    { number: 0, title: say.first },
  ];
  const choice = (label: string, value: number, onChange: (number: number) => void) => (
    <TextField select label={label} value={value} sx={{ minWidth: 260 }} onChange={({ target }) => onChange(Number(target.value))}>
      {choices.map(({ number, title }) => (
        <MenuItem key={number} value={number}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Stack component="section" aria-label={say.compare} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {choice(say.from, from, setFrom)}
      {choice(say.to, to, setTo)}
      <Button variant="outlined" disabled={from === to} onClick={() => go(`/wersje/${from}/${to}`)}>
        {say.compareButton}
      </Button>
    </Stack>
  );
}
