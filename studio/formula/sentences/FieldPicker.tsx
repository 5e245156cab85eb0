import Autocomplete from '@mui/material/Autocomplete';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import type { ReadableField } from '../../../engine/authoring';
import type { Field } from '../../../engine/authoring/sentences';
import { useSay } from '../../language/say';
import { formulaWords } from '../words';
import { type FieldChoice, fieldChoices, sameField } from './choices';

interface Props {
  readonly label: string;
  /** Null while they are being asked for. */
  readonly fields: readonly ReadableField[] | null;
  readonly chosen: Field | null;
  readonly onChange: (field: Field) => void;
}

/** A field chosen from those that a formula may read here, each with its type and an example. */
export function FieldPicker({ label, fields, chosen, onChange }: Props) {
  const say = useSay(formulaWords);
  const choices = fieldChoices(fields ?? [], chosen);
  const nameOf = ({ path, counted, about }: FieldChoice) => {
    const name = about?.label ?? path.join('.');
    return counted ? say.counted(name) : name;
  };
  const aboutOf = ({ path, counted, about }: FieldChoice) =>
    [path.join('.'), about === null || counted ? '' : say.kinds[about.kind], about?.sample && !counted ? say.example(about.sample) : '']
      .filter((words) => words !== '')
      .join(' · ');
  return (
    <Autocomplete
      size="small"
      fullWidth
      openOnFocus
      disableClearable
      options={choices}
      loading={fields === null}
      slotProps={{ popper: { placement: 'bottom-start', style: { width: 'min(420px, 92vw)' } } }}
      loadingText={say.loading}
      noOptionsText={say.noFields}
      // A field is always chosen once one was; before that the box is empty.
      value={choices.find((each) => chosen !== null && sameField(each, chosen)) ?? nothing}
      onChange={(_, { path, counted }) => onChange({ path, counted })}
      getOptionLabel={(option) => (option === nothing ? '' : nameOf(option))}
      getOptionKey={({ path, counted }) => `${path.join('.')} ${counted}`}
      isOptionEqualToValue={sameField}
      filterOptions={(options, { inputValue }) => {
        const isChosen = chosen !== null && options.some((each) => sameField(each, chosen) && nameOf(each) === inputValue);
        const sought = isChosen ? '' : inputValue.toLowerCase();
        return options.filter((each) => `${nameOf(each)} ${aboutOf(each)}`.toLowerCase().includes(sought));
      }}
      renderOption={({ key, ...option }, each) => (
        <ListItem key={key} {...option} dense>
          <ListItemText primary={nameOf(each)} secondary={aboutOf(each)} />
        </ListItem>
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

const nothing: FieldChoice = { path: [], counted: false, about: null };
