import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { chartKindOver, chartKinds, type FoundRows, isOfNames, isOfNumbers, type PlannedChart } from '../../engine/authoring/new-service';
import { useSay } from '../language/say';
import { textIn } from '../language/shown';
import { FieldList } from './FieldList';
import type { NewServiceForm } from './form';
import { StepSection } from './StepSection';
import type { PlanState } from './use-plan';
import { newServiceWords } from './words';

interface Props {
  readonly form: NewServiceForm;
  readonly state: PlanState;
  readonly rows: FoundRows;
  readonly onChange: (changed: Partial<NewServiceForm>) => void;
}

/** What of the answer is shown, and how: fields, chart, PDF. */
export function FoundStep({ form, state, rows, onChange }: Props) {
  const words = useSay(newServiceWords);
  const say = words.found;
  const { allRows, fields, notes, call, proposed } = state;
  const nameOf = ({ kind, label }: FoundRows) => (kind === 'list' ? say.list(label) : say.object(label));
  const params = Object.values(call?.params ?? {}).map(({ label }) => textIn(label));
  return (
    <StepSection title={say.title}>
      <Typography role="status">{say.found(nameOf(rows), fields.length)}</Typography>
      {params.length > 0 && <Typography>{say.params(params.join(', '))}</Typography>}
      {call?.personal && <Alert severity="info">{words.place.personal}</Alert>}
      {notes.length > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{say.left}</AlertTitle>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
      {allRows.length > 1 && (
        <TextField
          select
          label={say.rows}
          value={rows.path}
          onChange={({ target }) => onChange({ rows: target.value, fields: {}, chart: null })}
        >
          {allRows.map((each) => (
            <MenuItem key={each.path} value={each.path}>
              {nameOf(each)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FieldList
        fields={fields}
        summable={rows.kind === 'list'}
        onChange={(id, wanted) => onChange({ fields: { ...form.fields, [id]: { ...form.fields[id], ...wanted } } })}
      />
      {fields.every(({ shown }) => !shown) && <Alert severity="warning">{say.none}</Alert>}
      <Stack>
        <FormControlLabel
          control={
            <Checkbox
              checked={state.chart !== null}
              disabled={proposed === null}
              onChange={(_, on) => onChange({ chart: on ? proposed : null })}
            />
          }
          label={say.chart}
        />
        {proposed === null && (
          <Typography variant="body2" color="text.secondary">
            {say.noChart}
          </Typography>
        )}
        {state.chart !== null && <ChartFields chart={state.chart} state={state} onChange={(chart) => onChange({ chart })} />}
        <FormControlLabel control={<Checkbox checked={form.pdf} onChange={(_, pdf) => onChange({ pdf })} />} label={say.pdf} />
      </Stack>
    </StepSection>
  );
}

interface ChartProps {
  readonly chart: PlannedChart;
  readonly state: PlanState;
  readonly onChange: (chart: NonNullable<NewServiceForm['chart']>) => void;
}

function ChartFields({ chart, state, onChange }: ChartProps) {
  const say = useSay(newServiceWords).found;
  const columns = state.fields.filter(({ shown }) => shown).map(({ column }) => column);
  const parts = [
    { part: 'kind', options: chartKinds.map((kind) => [kind, say.kinds[kind]] as const) },
    { part: 'category', options: columns.filter(isOfNames).map(({ field, label }) => [field.id, label] as const) },
    { part: 'value', options: columns.filter(isOfNumbers).map(({ field, label }) => [field.id, label] as const) },
  ] as const;
  const kindOver = (id: string) => {
    const category = columns.find(({ field }) => field.id === id);
    return category === undefined ? {} : { kind: chartKindOver(category) };
  };
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={1.5} sx={{ pl: { md: 4 }, py: 1 }}>
      {parts.map(({ part, options }) => (
        <TextField
          key={part}
          select
          fullWidth
          label={say[part]}
          value={chart[part]}
          onChange={({ target }) => onChange({ ...chart, ...(part === 'category' && kindOver(target.value)), [part]: target.value })}
        >
          {options.map(([id, label]) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
