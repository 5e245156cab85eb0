import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSay } from '../language/say';
import { PictureInput } from '../pictures/PictureInput';
import type { ChosenPicture } from '../pictures/read-picture';
import { freshSource } from './fresh-pictures';
import { richTextWords } from './words';

interface Props {
  readonly onPicture: (picture: ChosenPicture, description: string) => void;
  readonly onClose: () => void;
}

/** Asks for a picture and for what can be seen in it. */
export function PictureDialog({ onPicture, onClose }: Props) {
  const say = useSay(richTextWords);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [description, setDescription] = useState('');
  const [isTried, setIsTried] = useState(false);
  const lacksWords = description.trim() === '';
  const insert = () => {
    setIsTried(true);
    if (picture !== null && !lacksWords) onPicture(picture, description.trim());
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="picture-title">
      <DialogTitle id="picture-title">{say.picture.title}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="picture-form"
          spacing={2}
          sx={{ pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog is also in the form around it, as React sees it.
            event.stopPropagation();
            insert();
          }}
        >
          <PictureInput fitting="any" onPicture={setPicture} />
          {picture !== null && (
            <Box
              component="img"
              src={freshSource(picture)}
              alt={say.picture.chosen}
              sx={{ maxWidth: '100%', maxHeight: 220, alignSelf: 'flex-start', border: 1, borderColor: 'divider' }}
            />
          )}
          {isTried && picture === null && <Alert severity="error">{say.picture.noPicture}</Alert>}
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
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button variant="contained" onClick={insert}>
          {say.picture.insert}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
