import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import type { ProposalAnswer, ProposalStep } from '../office/studio-answers';
import { HandInFields, type HandInWords } from './HandInFields';
import { useProposalActs } from './use-proposal-acts';
import { publishingWords } from './words';

interface Props {
  readonly proposal: ProposalAnswer;
  readonly reload: () => Promise<void>;
}

/** What can be done with a proposal now; what this person may not do says why. */
export function ProposalSteps({ proposal, reload }: Props) {
  const say = useSay(publishingWords).steps;
  const { id, steps, title, reason, legalBasis } = proposal;
  const [words, setWords] = useState<HandInWords>({ title, reason, legalBasis });
  const [comment, setComment] = useState('');
  const [day, setDay] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, failure, done, send, write } = useProposalActs(id, reload, () => setComment(''));
  const acts: Readonly<Record<ProposalStep, () => void>> = {
    edit: write,
    'hand-in': () => send('/hand-in', words),
    approve: () => send('/approve', {}),
    return: () => send('/return', { comment }),
    publish: () => send('/publish', {}),
    schedule: () => send('/schedule', { day }),
    unschedule: () => send('/unschedule', {}),
    withdraw: () => (isLeaving ? send('', undefined, 'DELETE') : setLeaving(true)),
  };
  const offers = (step: ProposalStep) => steps.some((each) => each.step === step);
  const refusals = [...new Map(steps.flatMap(({ refusal }) => (refusal ? [[refusal.code, refusal.message] as const] : [])))];
  const labelOf = (step: ProposalStep) => (step === 'withdraw' && isLeaving ? say.withdrawSure : say[step]);
  return (
    <Stack component="section" spacing={2} aria-label={say.title} sx={{ maxWidth: 760 }}>
      <Typography variant="h2">{say.title}</Typography>
      <div role="status">{done !== null && <Alert severity="success">{done}</Alert>}</div>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {refusals.map(([code, message]) => (
        <Alert key={code} severity="info">
          {message}
        </Alert>
      ))}
      {steps.length === 0 && <Typography>{say.over}</Typography>}
      {offers('hand-in') && <HandInFields words={words} onChange={setWords} />}
      {offers('schedule') && (
        <TextField
          type="date"
          label={say.day}
          value={day}
          sx={{ maxWidth: 280 }}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {steps.length > 0 && (
        <TextField label={say.comment} multiline minRows={2} value={comment} onChange={({ target }) => setComment(target.value)} />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {steps.map(({ step, refusal }) => (
          <Button
            key={step}
            variant={step === 'hand-in' || step === 'approve' || step === 'publish' ? 'contained' : 'outlined'}
            color={step === 'withdraw' ? 'error' : 'primary'}
            disabled={isBusy || refusal !== null || (step === 'return' && comment.trim() === '') || (step === 'schedule' && day === '')}
            onClick={acts[step]}
          >
            {labelOf(step)}
          </Button>
        ))}
        {steps.length > 0 && (
          <Button disabled={isBusy || comment.trim() === ''} onClick={() => send('/comment', { comment })}>
            {say.addComment}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
