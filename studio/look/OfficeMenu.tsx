import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'wouter';
import { valueAtIds } from '../../engine/authoring/layer';
import { encodePart } from '../../engine/values';
import { useSay } from '../language/say';
import { useNotify } from '../room/notices';
import { portalFile, setEdit } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

const place = '/shell/menu';

/** Says whose menu residents see: the one that the office answers, or the one below; with the way from one to the other. */
export function OfficeMenu() {
  const say = useSay(lookWords).ofOffice;
  const look = useOpenLook();
  const notify = useNotify();
  const call = valueAtIds(look.portal, place);
  const below = valueAtIds(look.file.below, place);
  if (typeof call === 'string')
    return (
      <Alert severity="info">
        {say.about}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button size="small" component={Link} href={`/tresc?wpis=${encodePart(call)}`}>
            {say.toContent}
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              look.edit([{ file: portalFile, path: place, remove: true, was: call }]);
              notify(say.ownTaken, { undo: true });
            }}
          >
            {say.own}
          </Button>
        </Stack>
      </Alert>
    );
  if (typeof below !== 'string') return null;
  return (
    <Alert severity="info">
      {say.isOwn}
      <Stack direction="row" sx={{ mt: 1 }}>
        <Button size="small" onClick={() => look.edit([setEdit(look.portal, place, below)])}>
          {say.giveBack}
        </Button>
      </Stack>
    </Alert>
  );
}
