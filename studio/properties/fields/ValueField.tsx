import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { FormulaEditor } from '../../formula/FormulaEditor';
import { useSay } from '../../language/say';
import { FieldTitle } from './FieldTitle';
import { JsonEditor } from './JsonEditor';
import { fieldWords } from './words';

const shapes = ['none', 'text', 'number', 'yes-no', 'formula', 'json'] as const;

type Shape = (typeof shapes)[number];

const firstValues: Readonly<Record<Shape, unknown>> = { none: undefined, text: '', number: 0, 'yes-no': true, formula: '=', json: [] };

/** A fixed value or a formula: first what it is, then the value itself. */
export function ValueField(props: FieldProps) {
  const say = useSay(fieldWords);
  const { formData, onChange, fieldPathId, registry } = props;
  const change = (value: unknown) => onChange(value, fieldPathId.path);
  const shape = shapeOf(formData);
  return (
    <FieldTitle field={props} group>
      {({ label, id }) => (
        <Stack direction="row" spacing={1}>
          <TextField
            select
            size="small"
            label={say.shape}
            value={shape}
            sx={{ minWidth: 130 }}
            onChange={({ target }) => change(firstValues[target.value as Shape])}
          >
            {shapes.map((name) => (
              <MenuItem key={name} value={name}>
                {say.shapes[name]}
              </MenuItem>
            ))}
          </TextField>
          {shape === 'formula' && (
            <FormulaEditor
              id={id}
              label={label}
              value={String(formData)}
              path={fieldPathId.path}
              complete={registry.formContext?.complete}
              onChange={change}
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
              <MenuItem value="true">{say.yes}</MenuItem>
              <MenuItem value="false">{say.no}</MenuItem>
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
