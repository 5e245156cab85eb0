import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { DraftProblem } from '../office/studio-answers';
import { MendButtons } from './MendButtons';

interface Props {
  readonly problems: readonly DraftProblem[];
  readonly onMend: (problem: DraftProblem) => void;
}

/** What is wrong with the selected part as a whole, above its fields: what it lacks, or has without a field. */
export function ProblemsOfPart({ problems, onMend }: Props) {
  if (problems.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }} data-problems="part">
      {problems.map((problem) => (
        <Alert key={`${problem.path}${problem.message}`} severity={problem.severity} role="note">
          {problem.message}
          <MendButtons problems={problem.suggestion === undefined ? [] : [problem]} onMend={onMend} />
        </Alert>
      ))}
    </Stack>
  );
}
