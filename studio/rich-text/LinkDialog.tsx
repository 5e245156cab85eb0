import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSay } from '../language/say';
import { FormDialog } from '../page/FormDialog';
import { linkTarget } from './link-target';
import { richTextWords } from './words';

/** A place of the portal that a link may lead to. */
export interface LinkPlace {
  readonly title: string;
  readonly address: string;
}

interface Props {
  readonly places: readonly LinkPlace[];
  /** Where the link leads now, empty for a new one. */
  readonly target: string;
  /** True when words are selected that become the link. */
  readonly hasWords: boolean;
  readonly onLink: (target: string, words: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks where a link leads: a page of the portal, or an address outside of it. */
export function LinkDialog({ places, target, hasWords, onLink, onRemove, onClose }: Props) {
  const say = useSay(richTextWords);
  const [typed, setTyped] = useState(places.find(({ address }) => address === target)?.title ?? target);
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const place = places.find(({ title }) => title === typed);
  const meant = place?.address ?? linkTarget(typed);
  const lacksWords = !hasWords && words.trim() === '' && place === undefined;
  const insert = () => {
    setIsTried(true);
    if (meant !== null && !lacksWords) onLink(meant, words.trim() || (place?.title ?? ''));
  };
  return (
    <FormDialog
      title={say.link.title}
      words={{ send: say.link.insert, cancel: say.cancel }}
      action={
        target !== '' && (
          <Button color="error" onClick={onRemove}>
            {say.link.remove}
          </Button>
        )
      }
      onSend={insert}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={[...new Set(places.map(({ title }) => title))]}
        inputValue={typed}
        onInputChange={(_, now) => setTyped(now)}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={say.link.target}
            error={isTried && meant === null}
            helperText={isTried && meant === null ? say.link.bad : say.link.help}
          />
        )}
      />
      {!hasWords && (
        <TextField
          label={say.link.words}
          value={words}
          error={isTried && lacksWords}
          helperText={isTried && lacksWords ? say.link.noWords : (place?.title ?? '')}
          onChange={({ target: { value } }) => setWords(value)}
        />
      )}
    </FormDialog>
  );
}
