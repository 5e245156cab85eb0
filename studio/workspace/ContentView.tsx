import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { ContentEditor } from '../content/ContentEditor';
import { ContentList } from '../content/ContentList';
import { callsFile, contentEntries } from '../content/calls';
import { contentWords } from '../content/words';
import { useSay } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import { ProblemList } from '../problems/ProblemList';
import { RefusedChanges } from '../problems/RefusedChanges';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { DraftBar } from './DraftBar';

// As it stands in the address.
const opened = 'wpis';

/** The content of the portal: a list, and what is open of it. */
export function ContentView() {
  const say = useSay(contentWords);
  const notify = useNotify();
  const { work, state } = useDraft();
  const [search, setSearch] = useSearchParams();
  const refused = useEffectEvent((words: string) => notify(words));
  useEffect(() => {
    work.open(callsFile).catch((failure: unknown) => {
      if (!(failure instanceof StudioRefusal)) throw failure;
      refused(failure.message);
    });
  }, [work]);
  const isOpen = state.file?.file === callsFile;
  const entries = useMemo(() => (isOpen ? contentEntries(state.value) : []), [isOpen, state.value]);
  const open = (id: string | null) => setSearch(id === null ? {} : { [opened]: id });
  const entry = entries.find(({ id, content }) => id === search.get(opened) && content !== undefined);
  return (
    <>
      <DraftBar />
      <Box component="main" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
        <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
          {say.title}
        </Typography>
        <RefusedChanges />
        <ProblemList draft={state.draft} onOpen={({ file, path }) => open(file === callsFile ? (path.split('/')[2] ?? null) : null)} />
        {entry === undefined ? (
          <ContentList entries={entries} onOpen={open} />
        ) : (
          <ContentEditor key={entry.id} entry={entry} onBack={() => open(null)} />
        )}
      </Box>
    </>
  );
}
