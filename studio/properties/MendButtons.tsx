import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSay } from '../language/say';
import type { DraftProblem } from '../office/studio-answers';
import { fieldWords } from './fields/words';

interface Props {
  readonly problems: readonly DraftProblem[];
  readonly onMend: (problem: DraftProblem) => void;
}

/** The suggestions of the checker for the property above, each as a button. */
export function MendButtons({ problems, onMend }: Props) {
  const say = useSay(fieldWords);
  if (problems.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
      {problems.map((problem) => (
        <Button
          key={`${problem.path}${problem.rule}${problem.suggestion}`}
          size="small"
          variant="outlined"
          sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
          onClick={() => onMend(problem)}
        >
          {say.replaceWith(problem.suggestion ?? '')}
        </Button>
      ))}
    </Stack>
  );
}
