import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { type FormatName, formatName, formatSample, formatsFor, isOfNumbers } from '../../engine/authoring/new-service';
import { studioLanguage, useSay } from '../language/say';
import type { WantedField } from './form';
import type { ChosenField } from './use-plan';
import { newServiceWords } from './words';

interface Props {
  readonly fields: readonly ChosenField[];
  /** True when amounts can be summed under them. */
  readonly summable: boolean;
  readonly onChange: (id: string, wanted: WantedField) => void;
}

// More fields than that are found in nothing that people would read as one table.
const mostListed = 200;

/** The fields of an answer, each with its tick, its name on the screen and its format. */
export function FieldList({ fields, summable, onChange }: Props) {
  const say = useSay(newServiceWords).found;
  return (
    <Box component="ul" aria-label={say.fields} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {fields.slice(0, mostListed).map((chosen) => (
        <Box
          component="li"
          key={chosen.field.id}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'center',
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.3fr) 170px' },
          }}
        >
          <FieldRow {...chosen} summable={summable} onChange={(wanted) => onChange(chosen.field.id, wanted)} />
        </Box>
      ))}
    </Box>
  );
}

interface RowProps extends ChosenField {
  readonly summable: boolean;
  readonly onChange: (wanted: WantedField) => void;
}

const plain = '';
// For screen readers: on the screen the field stands in the row of its name.
const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

function FieldRow({ field, shown, column, summable, onChange }: RowProps) {
  const say = useSay(newServiceWords).found;
  const language = useAtomValue(studioLanguage);
  const sample = formatSample(field, null);
  const name = field.value === null ? field.id : field.value.slice('=row.'.length);
  const formats = formatsFor(field);
  const words = (format: FormatName | null) => {
    const shownAs = formatSample(field, format);
    return `${format === null ? say.plain : formatName(format, language)}${shownAs === null ? '' : ` · ${shownAs}`}`;
  };
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={shown}
            slotProps={{ input: { 'aria-label': say.shown(name) } }}
            onChange={(_, checked) => onChange({ shown: checked })}
          />
        }
        label={
          <>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {sample !== null && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {say.example(sample)}
              </Typography>
            )}
          </>
        }
      />
      {shown && (
        <>
          <TextField
            label={say.label}
            value={column.label}
            slotProps={{ htmlInput: { maxLength: 200, 'aria-label': `${say.label}: ${name}` } }}
            onChange={({ target }) => onChange({ label: target.value })}
          />
          <TextField
            select
            label={
              <>
                {say.format}{' '}
                <Box component="span" sx={heardOnly}>
                  {name}
                </Box>
              </>
            }
            value={column.format ?? plain}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => onChange({ format: formats.find((format) => format === target.value) ?? null })}
          >
            <MenuItem value={plain}>{words(null)}</MenuItem>
            {formats.map((format) => (
              <MenuItem key={format} value={format}>
                {words(format)}
              </MenuItem>
            ))}
          </TextField>
          {summable && isOfNumbers(column) && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={column.total}
                  slotProps={{ input: { 'aria-label': `${say.total}: ${name}` } }}
                  onChange={(_, checked) => onChange({ total: checked })}
                />
              }
              label={say.total}
            />
          )}
        </>
      )}
    </>
  );
}
