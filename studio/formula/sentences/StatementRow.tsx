import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReadableField } from '../../../engine/authoring';
import { useSay } from '../../language/say';
import { formulaWords } from '../words';
import { aboutField, type DraftStatement, isAlone, kindOfField, type Saying, sayings, typedKind } from './choices';
import { FieldPicker } from './FieldPicker';
import { OperandInput } from './OperandInput';

interface Props {
  readonly row: number;
  readonly statement: DraftStatement;
  readonly fields: readonly ReadableField[] | null;
  readonly onChange: (statement: DraftStatement) => void;
  /** Undefined where there is nothing to remove. */
  readonly onRemove: (() => void) | undefined;
}

/** One sentence of a condition: field, comparison, value. */
export function StatementRow({ row, statement, fields, onChange, onRemove }: Props) {
  const say = useSay(formulaWords);
  const known = fields ?? [];
  const { field, says, than } = statement;
  const kind = kindOfField(known, field);
  const about = aboutField(known, field);
  const isDay = about?.isDay === true && !field?.counted;
  const isText = says === 'contains' || says === 'starts' || says === 'ends';
  const dayWords: Partial<Record<Saying, string>> = isDay ? say.days : {};
  const nameOf = (saying: Saying) => dayWords[saying] ?? say.comparisons[saying];
  return (
    <Stack component="fieldset" spacing={1.25} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} aria-label={say.row(row)}>
      <FieldPicker
        label={say.field}
        fields={fields}
        chosen={field}
        onChange={(chosen) => {
          const [first = 'is'] = sayings(kindOfField(known, chosen), aboutField(known, chosen)?.isDay === true, chosen.counted, null);
          const isSame = kindOfField(known, chosen) === kind && field !== null;
          onChange(isSame ? { ...statement, field: chosen } : { ...statement, field: chosen, says: first, than: null });
        }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          select
          size="small"
          label={say.says}
          value={says}
          sx={{ flex: '1 1 150px' }}
          onChange={({ target }) => {
            const saying = sayings(kind, isDay, field?.counted ?? false, says).find((each) => each === target.value) ?? says;
            onChange({ ...statement, says: saying, than: isAlone(saying) ? null : than });
          }}
        >
          {sayings(kind, isDay, field?.counted ?? false, says).map((saying) => (
            <MenuItem key={saying} value={saying}>
              {nameOf(saying)}
            </MenuItem>
          ))}
        </TextField>
        {!isAlone(says) && (
          <Stack direction="row" sx={{ flex: '2 1 190px', minWidth: 0 }}>
            <OperandInput
              key={isText ? 'text' : 'any'}
              labels={{ field: say.secondField, fixed: say.value, toField: say.toField, toFixed: say.toValue }}
              fields={fields}
              kind={isText ? 'text' : typedKind(kind, isDay, than?.kind === 'fixed' ? than.value : null)}
              words={isText || field?.counted ? [] : (about?.words ?? [])}
              value={than}
              first="fixed"
              canBeField={!isText}
              onChange={(value) => onChange({ ...statement, than: value })}
            />
          </Stack>
        )}
        {onRemove && (
          <IconButton size="small" aria-label={say.remove(row)} title={say.remove(row)} sx={{ mt: 0.5 }} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Stack>
    </Stack>
  );
}
