import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OutlineGroup } from '../../engine/authoring';
import { useSay } from '../language/say';
import type { PlaceChoice } from '../office/studio-answers';
import { addEdit } from '../parts/part-edits';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { aboutChoice, choicesAt } from './fields/choices';
import { fieldWords } from './fields/words';

interface Props {
  readonly group: OutlineGroup;
  readonly draft: number | null;
}

/** Adds a part from a field of the office's answer, where parts are named by such fields: a column of a table. */
export function FieldsOfOffice({ group, draft }: Props) {
  const say = useSay(fieldWords);
  const { language } = useStudio();
  const { file, part, edit, select } = useOpenFile();
  const [fields, setFields] = useState<readonly PlaceChoice[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [kind] = group.kinds;
  // Only parts of one kind in a list take their names from fields.
  if (group.holder !== 'list' || group.kinds.length !== 1 || kind === undefined || group.parts.length === 0) return null;
  const taken = new Set(group.parts.map(({ name }) => name));
  const open = async () => {
    setOpen(!isOpen);
    if (!isOpen)
      setFields((await choicesAt(file.file, `${part.pointer}/${group.property}/-/id`, draft)).filter((field) => field.type !== null));
  };
  const missing = (fields ?? []).filter(({ value }) => !taken.has(String(value)));
  const add = ({ value, label }: PlaceChoice) => {
    const name = String(value);
    const { edit: made } = addEdit(file.file, language.schema, part, group, kind);
    if (!('set' in made)) return;
    const at = `${part.pointer}/${group.property}/${name}`;
    edit([{ file: file.file, path: at, set: { ...Object(made.set), id: name, label: label ?? wordsOfName(name) } }]);
    select(at);
  };
  return (
    <>
      <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => void open()} sx={{ mb: 2 }}>
        {say.fromField}
      </Button>
      {isOpen && fields !== null && (
        <>
          <Typography variant="body2" color="text.secondary">
            {missing.length === 0 ? say.noFields : say.fieldHelp}
          </Typography>
          <List dense sx={{ mb: 2 }}>
            {missing.map((field) => (
              <li key={String(field.value)}>
                <ListItemButton component="button" onClick={() => add(field)} sx={{ width: '100%' }}>
                  <ListItemText
                    primary={field.label ?? wordsOfName(String(field.value))}
                    secondary={`${String(field.value)} · ${aboutChoice({ ...field, label: null })}`}
                  />
                </ListItemButton>
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

/** First words for a field: its name read as words. */
function wordsOfName(name: string): string {
  const words = name.replace(/([a-ząćęłńóśźż0-9])([A-ZĄĆĘŁŃÓŚŹŻ])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
