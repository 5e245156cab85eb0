import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { valueAtIds } from '../../engine/authoring/layer';
import { hasFields, newField } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { PageForm } from '../page/PageForm';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { fieldWords } from './fields/words';

const empty = { label: '', field: '', isRequired: false, message: '' } as const;

interface Filled {
  readonly label: string;
  /** Id of the choice, empty for the first one. */
  readonly field: string;
  readonly isRequired: boolean;
  readonly message: string;
}

/** Adds a field to a form, with its check and the message of it, as one step. */
export function NewFormField() {
  const say = useSay(fieldWords);
  const { language } = useStudio();
  const { file, value, part, edit, select } = useOpenFile();
  const [filled, setFilled] = useState<Filled | null>(null);
  const [isNameless, setNameless] = useState(false);
  const form = valueAtIds(value, part.pointer) ?? null;
  if (!hasFields(form)) return null;
  const change = (changed: Partial<Filled>) => setFilled({ ...empty, ...filled, ...changed });
  const chosen = language.fields.find(({ id }) => id === filled?.field) ?? language.fields[0];
  const add = ({ label, isRequired, message }: Filled) => {
    const made = chosen === undefined ? null : newField(form, { choice: chosen, label, required: isRequired ? message : null });
    setNameless(made === null);
    if (made === null) return;
    edit(made.edits.map(({ path, set }) => ({ file: file.file, path: `${part.pointer}${path}`, set })));
    setFilled(null);
    select(`${part.pointer}/ui/${made.name}`);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ mb: 2 }}
        aria-expanded={filled !== null}
        onClick={() => setFilled(filled === null ? empty : null)}
      >
        {say.newField}
      </Button>
      {filled !== null && (
        <PageForm
          noValidate
          aria-label={say.newField}
          spacing={2}
          sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
          onSend={() => add(filled)}
        >
          <TextField
            label={say.fieldLabel}
            value={filled.label}
            autoFocus
            required
            error={isNameless}
            helperText={isNameless ? say.fieldNoName : undefined}
            onChange={({ target }) => change({ label: target.value })}
          />
          <TextField select label={say.fieldShape} value={chosen?.id ?? ''} onChange={({ target }) => change({ field: target.value })}>
            {language.fields.map(({ id, words }) => (
              <MenuItem key={id} value={id}>
                {words}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            label={say.fieldRequired}
            control={<Checkbox checked={filled.isRequired} onChange={(_, isRequired) => change({ isRequired })} />}
          />
          {filled.isRequired && (
            <TextField label={say.fieldMessage} value={filled.message} onChange={({ target }) => change({ message: target.value })} />
          )}
          <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
            {say.fieldAdd}
          </Button>
        </PageForm>
      )}
    </>
  );
}
