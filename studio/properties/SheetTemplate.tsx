import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { use, useRef, useState } from 'react';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';
import { MendButtons } from './MendButtons';
import { OriginMark } from './OriginMark';
import { type PropertyMarks, PropertyMarksContext } from './property-marks';
import { RestoreMark } from './RestoreMark';

/** The properties of a part: those that it has or needs, and behind a button all others that it may have. */
export function SheetTemplate({ properties, formData, schema, uiSchema, title, fieldPathId, onAddProperty }: ObjectFieldTemplateProps) {
  const say = useSay(fieldWords);
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const added = useRef<string | null>(null);
  const isRoot = fieldPathId.path.length === 0;
  const required = new Set(schema.required ?? []);
  const isShown = (name: string) => all || opened.has(name) || required.has(name) || Object(formData)[name] !== undefined;
  const shown = properties.filter(({ name }) => isShown(name));
  const others = properties.length - shown.length;
  const formulas = isRoot ? properties.filter(({ name }) => !isShown(name) && uiSchema?.[name]?.['ui:field'] === 'FormulaField') : [];
  const marks = use(PropertyMarksContext);
  const isCondition = (name: string) => Object(schema.properties?.[name])['x-expect'] === 'boolean';
  const focusAdded = (place: HTMLElement | null, name: string) => {
    if (place === null || added.current !== name) return;
    added.current = null;
    place.querySelector<HTMLElement>('input, [contenteditable="true"]')?.focus();
  };
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
        <div key={name} ref={(place) => focusAdded(place, name)} {...(isRoot && { 'data-property': name })}>
          {content}
          {isRoot && marks !== null && <MarksOf property={name} marks={marks} />}
        </div>
      ))}
      {canExpand(schema, uiSchema, formData) && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={onAddProperty}>
          {say.addEntry}
        </Button>
      )}
      {formulas.length > 0 && (
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {formulas.map(({ name }) => (
            <Button
              key={name}
              size="small"
              onClick={() => {
                added.current = name;
                setOpened(new Set([...opened, name]));
              }}
            >
              {(isCondition(name) ? say.byCondition : say.byFormula)(String(uiSchema?.[name]?.['ui:title'] ?? name))}
            </Button>
          ))}
        </Stack>
      )}
      {(others > 0 || all) && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say.less : say.others(others)}
        </Button>
      )}
    </Stack>
  );
}

function MarksOf({ property, marks }: { readonly property: string; readonly marks: PropertyMarks }) {
  const before = marks.before(property);
  const laid = marks.laid(property);
  return (
    <>
      <MendButtons problems={marks.mendable(property)} onMend={marks.mend} />
      {before !== null && <RestoreMark before={before} onRestore={() => marks.restore(property)} />}
      {laid !== null && <OriginMark laid={laid} onGiveUp={() => marks.giveUp(property)} />}
    </>
  );
}
