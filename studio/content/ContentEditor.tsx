import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { studioLanguage, useSay } from '../language/say';
import { viewChoices } from '../preview/view-choices';
import type { LinkPlace } from '../rich-text/LinkDialog';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useStudio } from '../room/studio-context';
import { ContentForm } from './ContentForm';
import { bodyOf, type ContentEntry, callsFile } from './calls';
import { contentEdit } from './content-edits';
import { problemsWithin } from './content-problems';
import { PageBar } from './PageBar';
import type { Page } from './pages';
import { contentWords } from './words';

interface Props {
  readonly entry: ContentEntry;
  /** The page that is open of an entry that has several. */
  readonly page: Page | null;
  readonly pages: readonly Page[];
  readonly entries: readonly ContentEntry[];
  readonly places: readonly LinkPlace[];
  readonly addressOf: (name: string) => string;
  readonly onOpen: (entry: string | null, page?: string | null) => void;
}

/** The content of one call, or one page of it: its languages and its form. */
export function ContentEditor({ entry, page, pages, entries, places, addressOf, onOpen }: Props) {
  const say = useSay(contentWords);
  const words = useAtomValue(studioLanguage);
  const { overview } = useStudio();
  const { work, state } = useDraft();
  const notify = useNotify();
  const [original = 'pl'] = overview.languages;
  // The language that is written is the one that the preview shows.
  const [view, setView] = useAtom(viewChoices);
  const language = view.language ?? original;
  const { id, name, contract, content } = entry;
  const names = new Intl.DisplayNames([words], { type: 'language' });
  const path = `/calls/${id}/content`;
  const within = [...(language === original ? ['body'] : ['translations', language]), ...(page === null ? [] : [page.name])];
  const value = bodyOf(entry, language, page?.name ?? null);
  const found = state.draft?.problems;
  const shownPath = [path, ...within].join('/');
  const problems = useMemo(
    () =>
      problemsWithin(
        (found ?? []).filter(({ file }) => file === callsFile),
        shownPath,
        value,
      ),
    [found, shownPath, value],
  );
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {page?.title || name}
      </Typography>
      {page !== null && (
        <PageBar entry={entry} page={page} pages={pages} entries={entries} addressOf={addressOf} onOpen={(next) => onOpen(id, next)} />
      )}
      <TextField
        select
        size="small"
        label={say.language}
        value={language}
        sx={{ maxWidth: 260 }}
        onChange={({ target }) => setView({ ...view, language: target.value })}
      >
        {overview.languages.map((each) => (
          <MenuItem key={each} value={each}>
            {names.of(each)}
          </MenuItem>
        ))}
      </TextField>
      {problems.whole.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      {content?.answer === undefined && !Array.isArray(content?.body) ? (
        <ContentForm
          id={`${id} ${page?.name} ${language}`}
          contract={contract}
          value={value}
          language={language}
          help={words === 'en'}
          places={places}
          problems={problems.fields}
          onChange={(before, after, beside) => {
            const edit = contentEdit({ path, content, within }, before, after);
            if (edit !== null) work.edit([...beside, edit]);
          }}
        />
      ) : (
        <Typography>{say.only}</Typography>
      )}
      {page === null && (
        <Button
          color="error"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            work.edit([{ file: callsFile, path, remove: true }]);
            notify(say.gaveBack(name), { undo: true });
            onOpen(null);
          }}
        >
          {say.giveBack}
        </Button>
      )}
    </Stack>
  );
}
