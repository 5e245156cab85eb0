import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useSay } from '../language/say';
import type { DraftProblem } from '../office/studio-answers';
import { refusedWords } from './words';

interface Props {
  readonly problems: readonly DraftProblem[];
  readonly onOpen: (problem: DraftProblem) => void;
}

/** What is wrong in the draft: how many, and a way to each. */
export function ProblemList({ problems, onOpen }: Props) {
  const say = useSay(refusedWords);
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Alert severity={errors > 0 ? 'error' : 'warning'} sx={{ borderRadius: 0 }}>
      {errors > 0 ? say.errors(errors) : say.warnings(problems.length)}
      <List dense disablePadding>
        {problems.slice(0, 20).map((problem) => (
          <ListItem key={`${problem.file}${problem.path}${problem.message}`} disablePadding>
            <Link component="button" type="button" color="inherit" sx={{ textAlign: 'left', py: 0.5 }} onClick={() => onOpen(problem)}>
              {problem.message}
            </Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
