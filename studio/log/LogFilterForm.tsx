import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { currentLanguage, useSay } from '../language/say';
import type { EditorsAnswer, LogAnswer } from '../office/studio-answers';
import { useAsked } from '../office/use-asked';
import { useStudio } from '../room/studio-context';
import { type LogFilter, queryOf } from './log-filter';
import { logWords } from './words';

interface Props {
  readonly filter: LogFilter;
  readonly kinds: LogAnswer['kinds'];
  readonly onChange: (filter: LogFilter) => void;
}

/** Chooses which entries of the log are shown, and takes them as a file. */
export function LogFilterForm({ filter, kinds, onChange }: Props) {
  const say = useSay(logWords);
  const people = useAsked<EditorsAnswer>('/editors').answer?.editors ?? [];
  const { files } = useStudio().overview;
  const services = files.filter(({ file, slug }) => slug !== null && /\/(?:service|screen)\.json$/.test(file));
  const input = (name: keyof LogFilter) => ({
    value: filter[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  const choice = { select: true, sx: { minWidth: 180, maxWidth: '100%' } } as const;
  const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Stack
      component="section"
      aria-label={say.filter}
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField label={say.person} {...choice} {...input('person')}>
        <MenuItem value="">{say.all}</MenuItem>
        {people.map(({ id, name, login }) => (
          <MenuItem key={id} value={String(id)}>
            {name} ({login})
          </MenuItem>
        ))}
      </TextField>
      <TextField label={say.kind} {...choice} {...input('kind')}>
        <MenuItem value="">{say.all}</MenuItem>
        {kinds.map(({ kind, words }) => (
          <MenuItem key={kind} value={kind}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextField label={say.service} {...choice} {...input('service')}>
        <MenuItem value="">{say.all}</MenuItem>
        {services.map(({ slug, title }) => (
          <MenuItem key={slug} value={slug ?? ''}>
            {title ?? slug}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={say.draft}
        sx={{ width: 140 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        value={filter.draft}
        onChange={({ target }) => onChange({ ...filter, draft: target.value.replace(/\D/g, '').slice(0, 9) })}
      />
      <TextField label={say.from} {...day} {...input('from')} />
      <TextField label={say.to} {...day} {...input('to')} />
      <Button component="a" href={`/redakcja/api/log.csv?${queryOf(filter)}&lang=${currentLanguage()}`} download>
        {say.csv}
      </Button>
    </Stack>
  );
}
