import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useSay } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import { type ChosenPicture, type FittingPictures, readPicture } from './read-picture';
import { pictureWords } from './words';

interface Props {
  readonly fitting: FittingPictures;
  /** Words of the button, where the usual ones do not fit. */
  readonly label?: string;
  readonly onPicture: (picture: ChosenPicture) => void;
}

/** A button that takes a picture from somebody's computer. What keeps a file from being one stands below it. */
export function PictureInput({ fitting, label, onPicture }: Props) {
  const say = useSay(pictureWords);
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (file: File) => {
    setIsReading(true);
    setFailure(null);
    try {
      onPicture(await readPicture(file, fitting));
    } catch (refusal) {
      if (!(refusal instanceof StudioRefusal)) throw refusal;
      setFailure(refusal.message);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" startIcon={<UploadFile />} aria-describedby={help} onClick={() => input.current?.click()}>
        {label ?? say.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={fitting === 'any' ? '.png,.jpg,.jpeg,.webp,.svg' : '.svg'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more, after it was mended.
          target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      <Typography id={help} variant="body2" color="text.secondary">
        {fitting === 'any' ? say.kinds : say.drawingKinds}
      </Typography>
      <Typography role="status" variant="body2">
        {isReading ? say.reading : ''}
      </Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
