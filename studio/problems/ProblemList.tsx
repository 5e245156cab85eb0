import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import type { DraftAnswer, DraftProblem } from '../office/studio-answers';
import { problemWords } from './words';

const atFirst = 5;

interface Props {
  readonly draft: DraftAnswer | null;
  readonly onOpen: (place: { readonly file: string; readonly path: string }) => void;
}

/** What is wrong in the draft: how many, and a way to each. It stands below the panes, so that nothing moves under the hand when it changes. */
export function ProblemList({ draft, onOpen }: Props) {
  const say = useSay(problemWords);
  const [all, setAll] = useState(false);
  if (draft === null) return null;
  const { problems, refusals, olderProblems } = draft;
  if (problems.length === 0 && refusals.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const listed = [...errors, ...problems.filter(({ severity }) => severity !== 'error')];
  const shown = all ? listed : listed.slice(0, atFirst);
  return (
    <Alert
      severity={errors.length > 0 || refusals.length > 0 ? 'error' : 'warning'}
      sx={{ borderRadius: 0, borderTop: 1, borderColor: 'divider', maxHeight: '40%', overflow: 'auto', flex: 'none' }}
    >
      {refusals.length > 0 && (
        <>
          {say.refused}
          <List dense disablePadding>
            {refusals.map((place) => (
              <Entry key={`${place.file}${place.path}`} words={`${place.file} ${place.path}`.trim()} onOpen={() => onOpen(place)} />
            ))}
          </List>
        </>
      )}
      {problems.length > 0 && (errors.length > 0 ? say.errors(errors.length) : say.warnings(problems.length))}
      <List dense disablePadding>
        {shown.map((problem) => (
          <Entry key={keyOf(problem)} words={problem.message} onOpen={() => onOpen(problem)} />
        ))}
      </List>
      {shown.length < listed.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)}>
          {say.more(listed.length - shown.length)}
        </Button>
      )}
      {olderProblems > 0 && <Typography variant="caption">{say.older(olderProblems)}</Typography>}
    </Alert>
  );
}

function Entry({ words, onOpen }: { readonly words: string; readonly onOpen: () => void }) {
  return (
    <ListItem disablePadding>
      <Link component="button" type="button" color="inherit" sx={{ textAlign: 'left', py: 0.5 }} onClick={onOpen}>
        {words}
      </Link>
    </ListItem>
  );
}

function keyOf({ file, path, message }: DraftProblem): string {
  return `${file}${path}${message}`;
}
