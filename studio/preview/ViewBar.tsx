import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useAtom } from 'jotai';
import { currentLanguage, useSay } from '../language/say';
import { useStudio } from '../room/studio-context';
import { type ViewChoices, viewChoices } from './view-choices';
import { previewWords } from './words';

interface Props {
  /** Names of the scenarios of the service. */
  readonly scenarios: readonly string[];
}

/** How the preview is looked at: by whom, at which data, in which language, width and look. */
export function ViewBar({ scenarios }: Props) {
  const say = useSay(previewWords);
  const { overview } = useStudio();
  const [choices, setChoices] = useAtom(viewChoices);
  const languages = new Intl.DisplayNames([currentLanguage()], { type: 'language' });
  const select = <Name extends keyof ViewChoices>(
    name: Name,
    label: string,
    options: readonly (readonly [string, string])[],
    value: string = String(choices[name]),
  ) => (
    <TextField
      select
      label={label}
      value={options.some(([option]) => option === value) ? value : (options[0]?.[0] ?? '')}
      sx={{
        flex: '1 1 auto',
        minWidth: '5.5rem',
        maxWidth: '13rem',
        '& .MuiSelect-select': { fontSize: '0.9rem', py: 0.75, pl: 1, pr: '26px !important' },
        '& .MuiSelect-icon': { right: 2 },
      }}
      onChange={({ target }) => setChoices({ ...choices, [name]: target.value })}
    >
      {options.map(([option, words]) => (
        <MenuItem key={option} value={option}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
  const live = overview.live ? [['live', say.live] as const] : [];
  const data = [
    ...Object.entries(say.states),
    ...live,
    ...scenarios.map((name, index) => [`scenariusz-${index}`, say.scenario(name)] as const),
  ];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', p: 1, pt: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      {select('person', say.who, Object.entries(say.people))}
      {select('data', say.data, data)}
      {select(
        'language',
        say.language,
        overview.languages.map((name) => [name, languages.of(name) ?? name]),
        choices.language ?? overview.languages[0],
      )}
      {select('width', say.width, Object.entries(say.widths))}
      {select('look', say.look, Object.entries(say.looks))}
    </Stack>
  );
}
