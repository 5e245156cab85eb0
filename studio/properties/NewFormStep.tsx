import Button from '@mui/material/Button';
import { valueAtIds } from '../../engine/authoring/layer';
import { hasFields, newStep } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { useOpenFile } from '../room/open-file';
import { fieldWords } from './fields/words';

/** Adds a step to a form, with the field that stood last before; a form on one page becomes one of two steps. */
export function NewFormStep() {
  const say = useSay(fieldWords);
  const { file, value, part, edit, select } = useOpenFile();
  const form = valueAtIds(value, part.pointer) ?? null;
  if (!hasFields(form)) return null;
  const made = newStep(form);
  if (made === null) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mb: 2, ml: 1 }}
      onClick={() => {
        edit(made.edits.map(({ path, set }) => ({ file: file.file, path: `${part.pointer}${path}`, set })));
        select(`${part.pointer}/steps/${made.id}`);
      }}
    >
      {say.newStep}
    </Button>
  );
}
