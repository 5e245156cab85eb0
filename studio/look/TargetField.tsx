import Autocomplete from '@mui/material/Autocomplete';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useSay } from '../language/say';
import { useStudio } from '../room/studio-context';
import type { LookList } from './portal-look';
import { lookWords } from './words';

interface Props {
  readonly list: LookList;
  readonly value: string;
  readonly problem?: string;
  readonly onChange: (address: string) => void;
}

/** Where an entry leads: a screen of the portal by its title, and in the footer also the address of another site. */
export function TargetField({ list, value, problem, onChange }: Props) {
  const say = useSay(lookWords).entry;
  const { overview } = useStudio();
  const titles = new Map(
    overview.files.flatMap(({ address, title }) => (address === undefined ? [] : [[address, title ?? address] as const])),
  );
  const mayTypeAddress = list === 'footer';
  const titleOf = (address: string) => titles.get(address) ?? address;
  return (
    <Autocomplete
      freeSolo={mayTypeAddress}
      openOnFocus
      disableClearable
      options={[...titles.keys()].sort((one, other) => titleOf(one).localeCompare(titleOf(other), 'pl'))}
      value={value}
      getOptionLabel={titleOf}
      filterOptions={(addresses, { inputValue }) => {
        const sought = inputValue === titleOf(value) ? '' : inputValue.toLowerCase();
        return addresses.filter((address) => `${titleOf(address)} ${address}`.toLowerCase().includes(sought));
      }}
      onChange={(_, address) => onChange(address)}
      onBlur={({ target }) => {
        const typed = 'value' in target ? String(target.value).trim() : '';
        if (mayTypeAddress && typed !== '' && typed !== titleOf(value)) onChange(typed);
      }}
      renderOption={({ key, ...option }, address) => (
        <ListItem key={key} {...option} dense>
          <ListItemText primary={titleOf(address)} secondary={address} />
        </ListItem>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={say.target}
          error={problem !== undefined}
          helperText={problem ?? (mayTypeAddress ? say.targetHelp : say.screenHelp)}
        />
      )}
    />
  );
}
