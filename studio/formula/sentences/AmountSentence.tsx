import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReadableField } from '../../../engine/authoring';
import { type Amount, type Calculating, type Operand, readAmount, writeAmount } from '../../../engine/authoring/sentences';
import { useSay } from '../../language/say';
import { formulaWords } from '../words';
import { kindOfField, typedKind } from './choices';
import { OperandInput } from './OperandInput';

interface Props {
  readonly value: string;
  readonly fields: readonly ReadableField[] | null;
  readonly onChange: (value: string) => void;
}

interface DraftAmount {
  readonly left: Operand | null;
  readonly by: Calculating | null;
  readonly right: Operand | null;
}

const signs: readonly Calculating[] = ['plus', 'minus', 'times', 'divided'];

/** A value as a sentence: a field or a typed value, alone or calculated with another one. */
export function AmountSentence({ value, fields, onChange }: Props) {
  const say = useSay(formulaWords);
  const [typed, setTyped] = useState<{ readonly value: string; readonly amount: DraftAmount } | null>(null);
  const { left, by, right } = typed !== null && typed.value === value ? typed.amount : draftOf(readAmount(value));
  const change = (amount: DraftAmount) => {
    const whole = wholeAmount(amount);
    const formula = whole === null ? value : writeAmount(whole);
    setTyped({ value: formula, amount });
    if (formula !== value) onChange(formula);
  };
  const labels = { toField: say.fieldHere, toFixed: say.valueHere };
  const kindBeside = (operand: Operand | null) =>
    operand?.kind === 'field' ? kindOfField(fields ?? [], operand.field) : typeof operand?.value === 'string' ? 'string' : 'number';
  const typedBeside = (own: Operand | null, other: Operand | null) =>
    typedKind(kindBeside(other) === 'string' ? 'string' : 'number', false, own?.kind === 'fixed' ? own.value : null);
  return (
    <Stack spacing={1.25}>
      <OperandInput
        labels={{ ...labels, field: say.field, fixed: say.value }}
        fields={fields}
        kind={typedBeside(left, right)}
        words={[]}
        value={left}
        first="field"
        onChange={(now) => change({ left: now, by, right })}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          select
          size="small"
          label={say.does}
          value={by ?? 'only'}
          sx={{ flex: '1 1 150px' }}
          onChange={({ target }) => {
            const chosen = signs.find((sign) => sign === target.value) ?? null;
            change({ left, by: chosen, right: chosen === null ? null : right });
          }}
        >
          <MenuItem value="only">{say.only}</MenuItem>
          {signs.map((sign) => (
            <MenuItem key={sign} value={sign}>
              {say.calculations[sign]}
            </MenuItem>
          ))}
        </TextField>
        {by !== null && (
          <Stack direction="row" sx={{ flex: '2 1 190px', minWidth: 0 }}>
            <OperandInput
              labels={{ ...labels, field: say.secondField, fixed: say.value }}
              fields={fields}
              kind={typedBeside(right, left)}
              words={[]}
              value={right}
              first="field"
              onChange={(now) => change({ left, by, right: now })}
            />
          </Stack>
        )}
      </Stack>
      {left !== null && by !== null && right === null && <FormHelperText>{say.unfinished}</FormHelperText>}
    </Stack>
  );
}

function draftOf(amount: Amount | null): DraftAmount {
  if (amount === null) return { left: null, by: null, right: null };
  return amount.kind === 'one' ? { left: amount.of, by: null, right: null } : { left: amount.left, by: amount.by, right: amount.right };
}

function wholeAmount({ left, by, right }: DraftAmount): Amount | null {
  if (left === null) return null;
  if (by === null) return { kind: 'one', of: left };
  return right === null ? null : { kind: 'two', left, by, right };
}
