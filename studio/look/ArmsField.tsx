import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { pictureAddress } from '../office/ask-studio';
import { PictureInput } from '../pictures/PictureInput';
import { useNotify } from '../room/notices';
import { portalFile, setEdit } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

const place = '/office/arms';

/** The coat of arms: the one of the draft, with the ways to put another in its place and to take it away. */
export function ArmsField() {
  const say = useSay(lookWords).arms;
  const look = useOpenLook();
  const notify = useNotify();
  const name = look.textAt(place) ?? '';
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
      {name === '' ? (
        <Typography variant="body2" sx={{ flex: '1 1 100%' }}>
          {say.none}
        </Typography>
      ) : (
        <Box
          component="img"
          src={pictureAddress(name, look.draft)}
          alt={say.now}
          sx={{ width: 88, height: 104, objectFit: 'contain', p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
      <Stack spacing={1} sx={{ flex: '1 1 220px', alignItems: 'flex-start' }}>
        <PictureInput
          fitting="drawings"
          label={say.choose}
          onPicture={({ name: picture, edit }) => {
            look.edit([edit, setEdit(look.portal, place, picture)]);
            notify(say.taken, { undo: true });
          }}
        />
        {name !== '' && (
          <Button
            color="error"
            onClick={() => {
              look.edit([{ file: portalFile, path: place, remove: true, was: name }]);
              notify(say.removed, { undo: true });
            }}
          >
            {say.remove}
          </Button>
        )}
        {look.problemsAt(place).map(({ message }) => (
          <Typography key={message} variant="body2" color="error">
            {message}
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
