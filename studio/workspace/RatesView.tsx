import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../language/say';
import { RateEditor } from '../rates/RateEditor';
import { isRateFile, ratesOf } from '../rates/rates';
import { rateWords } from '../rates/words';
import { useDraft } from '../room/draft-context';
import { addressOf } from '../room/place';
import { mayChangePortal, useStudio } from '../room/studio-context';
import { useOpening } from '../room/use-opening';
import { DraftPanes } from './DraftPanes';

/** The rates of the portal: values that an act sets for a time. */
export function RatesView() {
  const say = useSay(rateWords);
  const { session, overview } = useStudio();
  const [, navigate] = useLocation();
  const files = overview.files.map(({ file }) => file).filter(isRateFile);
  const [chosen, choose] = useState<string | null>(null);
  const file = chosen !== null && files.includes(chosen) ? chosen : (files[0] ?? null);
  useOpening(file);
  const settings = mayChangePortal(session) ? (
    <Rates file={file} files={files} choose={choose} />
  ) : (
    <Alert severity="info">{say.noRight}</Alert>
  );
  return (
    <DraftPanes
      words={say.panes}
      shown="rates"
      onShow={() => undefined}
      onProblem={(problem) =>
        isRateFile(problem.file) ? choose(problem.file) : navigate(addressOf({ file: problem.file, part: problem.path }))
      }
      panes={[
        {
          name: 'rates',
          element: 'main',
          width: '1fr',
          content: (
            <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 900 }}>
              <Typography variant="h1" component="h2">
                {say.title}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
                {say.about}
              </Typography>
              {settings}
            </Box>
          ),
        },
      ]}
    />
  );
}

interface RatesProps {
  readonly file: string | null;
  readonly files: readonly string[];
  choose(file: string): void;
}

function Rates({ file, files, choose }: RatesProps) {
  const say = useSay(rateWords);
  const { work, state } = useDraft();
  if (file === null) return <Alert severity="info">{say.none}</Alert>;
  const isOpen = state.file?.file === file;
  return (
    <Stack spacing={3}>
      {files.length < 2 ? null : (
        <TextField select label={say.file} value={file} onChange={({ target }) => choose(target.value)}>
          {files.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isOpen ? (
        ratesOf(state.value).map((rate) => (
          <RateEditor
            key={rate.name}
            file={file}
            value={state.value}
            rate={rate}
            problems={(state.draft?.problems ?? []).filter((problem) => problem.file === file)}
            edit={(edits) => work.edit(edits)}
          />
        ))
      ) : (
        <Typography role="status">{say.loading}</Typography>
      )}
    </Stack>
  );
}
