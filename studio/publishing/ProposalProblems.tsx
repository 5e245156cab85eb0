import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSay } from '../language/say';
import type { ProposalAnswer } from '../office/studio-answers';
import { publishingWords } from './words';

/** Why a proposal cannot be published as things stand: errors of the checker, and what a layer must not say. */
export function ProposalProblems({
  proposal: { problems, refusals },
}: {
  readonly proposal: Pick<ProposalAnswer, 'problems' | 'refusals'>;
}) {
  const say = useSay(publishingWords).problems;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0 && refusals.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{say.title}</AlertTitle>
      {errors.length > 0 && say.text}
      <ul>
        {errors.map(({ file, path, message }) => (
          <li key={`${file}${path}${message}`}>
            {message} <code>{`${file} ${path}`}</code>
          </li>
        ))}
        {refusals.map(({ file, path, reason }) => (
          <li key={`${file}${path}`}>
            {say.refused} <code>{`${file} ${path}`}</code> ({reason})
          </li>
        ))}
      </ul>
    </Alert>
  );
}
