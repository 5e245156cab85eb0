import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { FormulaInput } from '../../formula/sentences/FormulaInput';
import { FieldTitle } from './FieldTitle';
import { JsonEditor } from './JsonEditor';

type Shape = 'none' | 'text' | 'number' | 'yes-no' | 'formula' | 'json';

const shapes: readonly (readonly [Shape, string])[] = [
  ['none', 'brak'],
  ['text', 'tekst'],
  ['number', 'liczba'],
  ['yes-no', 'tak lub nie'],
  ['formula', 'wzór'],
  ['json', 'lista (JSON)'],
];

const firstValues: Readonly<Record<Shape, unknown>> = { none: undefined, text: '', number: 0, 'yes-no': true, formula: '=', json: [] };

/** A fixed value or a formula: first what it is, then the value itself. */
export function ValueField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema } = props;
  const change = (value: unknown) => onChange(value, fieldPathId.path);
  const shape = shapeOf(formData);
  return (
    <FieldTitle field={props} group>
      {({ label, error }) => (
        <Stack direction={shape === 'formula' ? 'column' : 'row'} spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <TextField
            select
            size="small"
            label="Rodzaj"
            value={shape}
            sx={{ minWidth: 130 }}
            onChange={({ target }) => change(firstValues[target.value as Shape])}
          >
            {shapes.map(([name, words]) => (
              <MenuItem key={name} value={name}>
                {words}
              </MenuItem>
            ))}
          </TextField>
          {shape === 'formula' && (
            <FormulaInput
              label={label}
              helperText=""
              error={error}
              value={String(formData)}
              path={fieldPathId.path}
              isCondition={Object(schema)['x-expect'] === 'boolean'}
              onChange={(now) => change(now === '' ? firstValues.formula : now)}
            />
          )}
          {shape === 'text' && (
            <TextField size="small" fullWidth label={label} value={formData} onChange={({ target }) => change(target.value)} />
          )}
          {shape === 'number' && (
            <TextField
              size="small"
              fullWidth
              type="number"
              label={label}
              value={formData}
              onChange={({ target }) => change(Number(target.value))}
            />
          )}
          {shape === 'json' && <JsonEditor label={label} value={formData} onChange={change} />}
          {shape === 'yes-no' && (
            <TextField
              select
              size="small"
              fullWidth
              label={label}
              value={String(formData)}
              onChange={({ target }) => change(target.value === 'true')}
            >
              <MenuItem value="true">tak</MenuItem>
              <MenuItem value="false">nie</MenuItem>
            </TextField>
          )}
        </Stack>
      )}
    </FieldTitle>
  );
}

function shapeOf(value: unknown): Shape {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'string') return value.startsWith('=') ? 'formula' : 'text';
  if (typeof value === 'object') return 'json';
  return typeof value === 'number' ? 'number' : 'yes-no';
}
