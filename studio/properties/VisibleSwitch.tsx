import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { useOpenFile } from '../room/open-file';
import { fieldWords } from './fields/words';

const path = '/hidden';

/** Whether residents see the open service. */
export function VisibleSwitch() {
  const say = useSay(fieldWords);
  const { file, value, edit } = useOpenFile();
  const now = valueAtIds(value, path);
  const isHidden = now === true;
  const change = () => {
    const was = now ?? null;
    // Where a layer below hides it, only the opposite shows it again.
    const isHiddenBelow = valueAtIds(file.below, path) === true;
    if (!isHidden) edit([{ file: file.file, path, set: true, was }]);
    else edit([isHiddenBelow ? { file: file.file, path, set: false, was } : { file: file.file, path, remove: true, was }]);
  };
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={!isHidden} slotProps={{ input: { 'aria-describedby': 'visible-help' } }} onChange={change} />}
        label={say.visible}
      />
      <FormHelperText id="visible-help" sx={{ mb: 2 }}>
        {isHidden ? say.hiddenHelp : say.visibleHelp}
      </FormHelperText>
    </div>
  );
}
