import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSay } from '../language/say';
import { FormDialog } from '../page/FormDialog';
import { PictureInput } from '../pictures/PictureInput';
import type { ChosenPicture } from '../pictures/read-picture';
import { freshSource } from './fresh-pictures';
import { richTextWords } from './words';

/** A picture that stands in the text. */
export interface PresentPicture {
  /** Where the editor draws it from. */
  readonly source: string;
  readonly description: string;
}

interface Props {
  /** The picture that is changed; null for a new one. */
  readonly present: PresentPicture | null;
  /** `picture`: null where the present one stays and only its description is another. */
  readonly onPicture: (picture: ChosenPicture | null, description: string) => void;
  readonly onClose: () => void;
}

/** Asks for a picture and for what can be seen in it. */
export function PictureDialog({ present, onPicture, onClose }: Props) {
  const say = useSay(richTextWords);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [description, setDescription] = useState(present?.description ?? '');
  const [isTried, setIsTried] = useState(false);
  const lacksWords = description.trim() === '';
  const source = picture === null ? (present?.source ?? null) : freshSource(picture);
  const insert = () => {
    setIsTried(true);
    if (source !== null && !lacksWords) onPicture(picture, description.trim());
  };
  return (
    <FormDialog
      title={say.picture.title}
      words={{ send: present === null ? say.picture.insert : say.picture.change, cancel: say.cancel }}
      onSend={insert}
      onClose={onClose}
    >
      <PictureInput fitting="any" onPicture={setPicture} />
      {source !== null && (
        <Box
          component="img"
          src={source}
          alt={picture === null ? say.picture.present : say.picture.chosen}
          sx={{ maxWidth: '100%', maxHeight: 220, alignSelf: 'flex-start', border: 1, borderColor: 'divider' }}
        />
      )}
      {isTried && source === null && <Alert severity="error">{say.picture.noPicture}</Alert>}
      <TextField
        label={say.picture.description}
        required
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={description}
        error={isTried && lacksWords}
        helperText={isTried && lacksWords ? say.picture.noDescription : say.picture.help}
        onChange={({ target }) => setDescription(target.value)}
      />
    </FormDialog>
  );
}
