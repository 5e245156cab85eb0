import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isEndpoint, isSlug } from '../../engine/authoring/new-service';
import { useSay } from '../language/say';
import { textIn } from '../language/shown';
import { useStudio } from '../room/studio-context';
import type { NewServiceForm } from './form';
import type { NewServiceRights } from './rights';
import { StepSection } from './StepSection';
import type { PlanState } from './use-plan';
import { newServiceWords } from './words';

interface Props {
  readonly form: NewServiceForm;
  readonly state: PlanState;
  readonly rights: NewServiceRights;
  readonly group: string | null;
  /** True when there is a service at this address. */
  readonly taken: boolean;
  readonly onChange: (changed: Partial<NewServiceForm>) => void;
}

/** What the service is called, where it is, and what it asks of the office. */
export function PlaceStep({ form, state, rights, group, taken, onChange }: Props) {
  const say = useSay(newServiceWords).place;
  const { overview } = useStudio();
  const { slug, endpoint } = state;
  const isBad = slug !== '' && !isSlug(slug);
  const isBadEndpoint = form.way === 'sample' && !isEndpoint(endpoint);
  const groups = overview.groups.filter(({ id }) => rights.groups.includes(id));
  return (
    <StepSection title={say.title}>
      <TextField
        label={say.name}
        required
        value={form.title}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={say.slug}
        required
        value={slug}
        error={isBad || taken}
        helperText={isBad ? say.badSlug : taken ? say.takenSlug : say.slugHelp(`/uslugi/${slug}`)}
        slotProps={{
          htmlInput: { maxLength: 100, spellCheck: false },
          formHelperText: { role: 'status', sx: { overflowWrap: 'anywhere' } },
        }}
        onChange={({ target }) => onChange({ slug: target.value })}
      />
      {form.way === 'sample' && (
        <TextField
          label={say.endpoint}
          required
          value={endpoint}
          error={isBadEndpoint}
          helperText={isBadEndpoint ? say.badEndpoint : say.endpointHelp}
          slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
          onChange={({ target }) => onChange({ endpoint: target.value })}
        />
      )}
      <Stack>
        <FormControlLabel
          control={<Checkbox checked={form.listed} disabled={!rights.unlisted} onChange={(_, listed) => onChange({ listed })} />}
          label={say.listed}
        />
        {(!form.listed || !rights.unlisted) && (
          <Typography variant="body2" color="text.secondary">
            {form.listed ? say.unlistedRight : say.unlisted}
          </Typography>
        )}
      </Stack>
      {form.listed && (
        <TextField select label={say.group} required value={group ?? ''} onChange={({ target }) => onChange({ group: target.value })}>
          {groups.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {textIn(title) || id}
            </MenuItem>
          ))}
        </TextField>
      )}
    </StepSection>
  );
}
