import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { valueAtIds } from '../../engine/authoring/layer';
import { propertySheet } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { fieldWords } from './fields/words';

const property = 'hidden';

/** Takes the whole file out of the portal, and brings it back, where its language has a word for that. */
export function VisibilitySwitch() {
  const say = useSay(fieldWords);
  const { language } = useStudio();
  const { file, value, root, part, edit } = useOpenFile();
  const canHide = Object.hasOwn(Object(propertySheet(language.schema, root.kind)?.schema.properties), property);
  if (part !== root || !canHide) return null;
  const path = `/${property}`;
  const was = valueAtIds(value, path) ?? null;
  const isHidden = was === true;
  const change = (isShown: boolean) =>
    edit([isShown ? { file: file.file, path, remove: true, was } : { file: file.file, path, set: true, was }]);
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={say.shown}
        control={
          <Switch
            checked={!isHidden}
            slotProps={{ input: { role: 'switch', 'aria-describedby': 'shown-help' } }}
            onChange={(_, isShown) => change(isShown)}
          />
        }
      />
      <FormHelperText id="shown-help" sx={{ mt: -0.5 }}>
        {isHidden ? say.hiddenHelp : say.shownHelp}
      </FormHelperText>
    </Box>
  );
}
