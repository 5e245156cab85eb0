import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type Fixed, readNumber } from '../../../engine/authoring/sentences';
import { useSay } from '../../language/say';
import { formulaWords } from '../words';
import type { TypedKind } from './choices';

interface Props {
  readonly label: string;
  readonly kind: TypedKind;
  /** Null while nothing was typed. */
  readonly value: Fixed | null;
  /** What the field may hold, where that is known. */
  readonly words: readonly Fixed[];
  readonly onChange: (value: Fixed | null) => void;
}

/** A value typed or chosen in a sentence. */
export function FixedValue({ label, kind, value, words, onChange }: Props) {
  const say = useSay(formulaWords);
  if (kind === 'yes-no' || words.length > 0) {
    const choices = kind === 'yes-no' ? [true, false] : [...words, ...(value === null || words.includes(value) ? [] : [value])];
    const nameOf = (choice: Fixed) => (typeof choice === 'boolean' ? (choice ? say.yes : say.no) : String(choice));
    return (
      <TextField
        select
        size="small"
        fullWidth
        label={label}
        value={value === null ? '' : choices.indexOf(value)}
        onChange={({ target }) => onChange(choices[Number(target.value)] ?? null)}
      >
        {choices.map((choice, index) => (
          <MenuItem key={String(choice)} value={index}>
            {nameOf(choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (kind === 'number') return <NumberValue label={label} value={typeof value === 'number' ? value : null} onChange={onChange} />;
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      type={kind === 'day' ? 'date' : 'text'}
      value={value ?? ''}
      onChange={({ target }) => onChange(kind === 'day' && target.value === '' ? null : target.value)}
      slotProps={{ htmlInput: { maxLength: 1_000 }, ...(kind === 'day' && { inputLabel: { shrink: true } }) }}
    />
  );
}

/** A number with a decimal comma. What is none yet stays in the box and changes nothing. */
function NumberValue({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  const say = useSay(formulaWords);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && readNumber(typed) === value ? typed : value === null ? (typed ?? '') : polish(value);
  const isWrong = shown !== '' && readNumber(shown) === null;
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={shown}
      error={isWrong}
      helperText={isWrong ? say.notNumber : ''}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 30 } }}
    />
  );
}

function polish(value: number): string {
  return String(value).replace('.', ',');
}
