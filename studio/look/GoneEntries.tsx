import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { idBefore, valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { useNotify } from '../room/notices';
import { entriesOf, type LookList, portalFile } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

/** What the layers below the editors have in a list and the editors took out, with the way to bring it back. */
export function GoneEntries({ list }: { readonly list: LookList }) {
  const say = useSay(lookWords).entry;
  const look = useOpenLook();
  const notify = useNotify();
  const present = new Set(entriesOf(look.portal, list).map(({ id }) => id));
  const gone = entriesOf(look.file.below, list).filter(({ id }) => !present.has(id));
  if (gone.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {say.gone}
      </Typography>
      {gone.map(({ id, label }) => {
        const name = label || say.unnamed;
        const path = `/${list}/${id}`;
        return (
          <Button
            key={id}
            size="small"
            onClick={() => {
              const after = idBefore(look.file.below, path);
              look.edit([
                { file: portalFile, path, set: valueAtIds(look.file.below, path) ?? null, ...(after !== undefined && { after }) },
              ]);
              notify(say.broughtBack(name), { undo: true });
            }}
          >
            {say.bringBack(name)}
          </Button>
        );
      })}
    </Stack>
  );
}
