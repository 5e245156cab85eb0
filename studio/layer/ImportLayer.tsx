import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftEntry, LookedLayer } from '../office/studio-answers';
import { PageForm } from '../page/PageForm';
import { type Refused, RefusedFiles } from './RefusedFiles';
import { layerWords } from './words';

type State =
  | { readonly step: 'choose'; readonly failure: string | null; readonly refused: readonly Refused[] }
  | { readonly step: 'reading' }
  | { readonly step: 'look'; readonly archive: Blob; readonly looked: LookedLayer; readonly failure: string | null }
  | { readonly step: 'proposed'; readonly id: number };

interface ProposedWords {
  readonly title: string;
  readonly reason: string;
}

const beginning: State = { step: 'choose', failure: null, refused: [] };

/** Reads a layer from an archive: what would change, what stands in the way, and then a proposal. */
export function ImportLayer() {
  const say = useSay(layerWords);
  const [state, setState] = useState<State>(beginning);
  // They stay when another archive is chosen.
  const [words, setWords] = useState<ProposedWords>({ title: '', reason: '' });
  const look = async (file: File) => {
    // Systems name the type of an archive in many ways.
    const archive = new Blob([file], { type: 'application/zip' });
    setState({ step: 'reading' });
    try {
      setState({ step: 'look', archive, looked: await askStudio<LookedLayer>('/layer/look', 'POST', archive), failure: null });
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      // What the server sends beside the words of a refusal belongs to the same build.
      const refused = (error.details.files ?? []) as readonly Refused[];
      setState({ step: 'choose', failure: error.message, refused });
    }
  };
  const propose = async (archive: Blob, looked: LookedLayer) => {
    try {
      const { id } = await askStudio<DraftEntry>(`/layer/proposal?${new URLSearchParams({ ...words })}`, 'POST', archive);
      setState({ step: 'proposed', id });
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      setState({ step: 'look', archive, looked, failure: error.message });
    }
  };
  switch (state.step) {
    case 'choose':
      return (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>{say.importHelp}</Typography>
          {state.failure !== null && <Alert severity="error">{state.failure}</Alert>}
          <RefusedFiles refused={state.refused} />
          <ChooseArchive onChosen={(file) => void look(file)} />
        </Stack>
      );
    case 'reading':
      return <Typography role="status">{say.reading}</Typography>;
    case 'proposed':
      return (
        <Alert severity="success" role="status" action={<Button onClick={() => setState(beginning)}>{say.other}</Button>}>
          {say.proposed(state.id)}
        </Alert>
      );
    case 'look': {
      const { archive, looked, failure } = state;
      return (
        <LookedArchive
          looked={looked}
          failure={failure}
          words={words}
          onWords={setWords}
          onPropose={() => void propose(archive, looked)}
          onOther={() => setState(beginning)}
        />
      );
    }
  }
}

interface LookedProps {
  readonly looked: LookedLayer;
  readonly failure: string | null;
  readonly words: ProposedWords;
  readonly onWords: (words: ProposedWords) => void;
  readonly onPropose: () => void;
  /** Another archive is to be chosen. */
  readonly onOther: () => void;
}

/** What an archive would change, and what stands in the way; else the words of the proposal. */
function LookedArchive({ looked, failure, words, onWords, onPropose, onOther }: LookedProps) {
  const say = useSay(layerWords);
  const errors = looked.problems.filter(({ severity }) => severity === 'error');
  const isSound = looked.changes > 0 && errors.length === 0 && looked.refusals.length === 0;
  return (
    <PageForm spacing={2} sx={{ alignItems: 'flex-start' }} onSend={onPropose}>
      {looked.changes === 0 && looked.refusals.length === 0 && <Alert severity="info">{say.nothing}</Alert>}
      <Sentences title={say.changes} lines={looked.sentences} />
      <RefusedFiles refused={looked.refusals} />
      <Sentences title={say.problems} lines={errors.map(({ file, path, message }) => `${file} ${path}: ${message}`)} />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {isSound && (
        <>
          <TextField
            label={say.titleField}
            required
            fullWidth
            slotProps={{ htmlInput: { maxLength: 200 } }}
            value={words.title}
            onChange={({ target }) => onWords({ ...words, title: target.value })}
          />
          <TextField
            label={say.reason}
            required
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
            value={words.reason}
            onChange={({ target }) => onWords({ ...words, reason: target.value })}
          />
        </>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isSound && (
          <Button type="submit" variant="contained">
            {say.propose}
          </Button>
        )}
        <Button onClick={onOther}>{say.other}</Button>
      </Stack>
    </PageForm>
  );
}

function Sentences({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h2" component="h4">
        {title}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function ChooseArchive({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const say = useSay(layerWords);
  return (
    <Stack component="label" spacing={1}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {say.choose}
      </Typography>
      <input
        type="file"
        accept=".zip,application/zip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChosen(file);
        }}
      />
    </Stack>
  );
}
