import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSay } from '../language/say';
import type { ChangeMeaning, MovedValue } from '../office/studio-answers';
import { useStudio } from '../room/studio-context';
import { shownValue } from './shown-value';
import { publishingWords } from './words';

interface Props<Value extends MovedValue> {
  readonly moved: readonly Value[];
  readonly meaning: ChangeMeaning | null;
  /** How each is decided; left out where this person does not decide. */
  readonly decide?: (value: Value) => ReactNode;
  readonly words?: { readonly title: string; readonly text: string; readonly mine: string; readonly theirs: string };
}

/** Values that somebody else has changed as well: what was, what the draft says, and what is there now. */
export function MovedValues<Value extends MovedValue>({ moved, meaning, decide, words }: Props<Value>) {
  const say = useSay(publishingWords).moved;
  const { overview } = useStudio();
  if (moved.length === 0) return null;
  const told = words ?? say;
  const sentenceOf = ({ file, path }: MovedValue) =>
    meaning?.changes.find(({ layer }) => layer.some((each) => each.file === file && each.path === path))?.sentence;
  const titleOf = ({ file }: MovedValue) => overview.files.find((each) => each.file === file)?.title ?? file;
  return (
    <Stack component="section" spacing={1.5} aria-label={told.title}>
      <Alert severity="warning">
        <strong>{told.title}.</strong> {told.text}
      </Alert>
      {moved.map((value) => (
        <Paper
          key={`${value.file} ${value.path}`}
          variant="outlined"
          component="section"
          aria-label={`${titleOf(value)} ${value.path}`}
          sx={{ p: 2 }}
        >
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
            {titleOf(value)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {sentenceOf(value) ?? value.path}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
              '& dd': { m: 0, overflowWrap: 'anywhere' },
            }}
          >
            {(
              [
                ['was', say.was],
                ['mine', told.mine],
                ['theirs', told.theirs],
              ] as const
            ).map(([name, title]) => (
              <div key={name}>
                <Typography component="dt" variant="subtitle2">
                  {title}
                </Typography>
                <dd>{value[name] === undefined ? say.gone : shownValue(value[name])}</dd>
              </div>
            ))}
          </Box>
          {decide?.(value)}
        </Paper>
      ))}
    </Stack>
  );
}

/** The two buttons that decide a value of a draft. */
export function TakeOne({ onTake }: { readonly onTake: (take: 'mine' | 'theirs') => void }) {
  const say = useSay(publishingWords).moved;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => onTake('mine')}>
        {say.takeMine}
      </Button>
      <Button variant="outlined" onClick={() => onTake('theirs')}>
        {say.takeTheirs}
      </Button>
    </Stack>
  );
}
