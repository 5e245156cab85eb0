import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';
import { RestoreMark } from './RestoreMark';

/** The properties of a part: those that it has or needs, and behind a button all others that it may have. */
export function SheetTemplate({
  properties,
  formData,
  schema,
  uiSchema,
  title,
  fieldPathId,
  registry,
  onAddProperty,
}: ObjectFieldTemplateProps) {
  const say = useSay(fieldWords);
  const [all, setAll] = useState(false);
  const isRoot = fieldPathId.path.length === 0;
  const required = new Set(schema.required ?? []);
  const isShown = (name: string) => all || required.has(name) || Object(formData)[name] !== undefined;
  const shown = properties.filter(({ name }) => isShown(name));
  const others = properties.length - shown.length;
  const changed: ReadonlySet<string> = registry.formContext?.changed ?? new Set();
  return (
    <Stack
      component={isRoot ? 'div' : 'fieldset'}
      spacing={2.5}
      sx={isRoot ? {} : { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0 }}
    >
      {!isRoot && (
        <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
          {title}
        </Typography>
      )}
      {shown.map(({ name, content }) => (
        <div key={name}>
          {content}
          {isRoot && changed.has(name) && <RestoreMark onRestore={() => registry.formContext?.onRestore(name)} />}
        </div>
      ))}
      {canExpand(schema, uiSchema, formData) && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={onAddProperty}>
          {say.addEntry}
        </Button>
      )}
      {(others > 0 || all) && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say.less : say.others(others)}
        </Button>
      )}
    </Stack>
  );
}
