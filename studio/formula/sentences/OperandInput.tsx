import SwapHoriz from '@mui/icons-material/SwapHoriz';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReadableField } from '../../../engine/authoring';
import type { Fixed, Operand } from '../../../engine/authoring/sentences';
import type { TypedKind } from './choices';
import { FieldPicker } from './FieldPicker';
import { FixedValue } from './FixedValue';

interface Props {
  readonly labels: { readonly field: string; readonly fixed: string; readonly toField: string; readonly toFixed: string };
  readonly fields: readonly ReadableField[] | null;
  /** How a fixed value is typed here. */
  readonly kind: TypedKind;
  readonly words: readonly Fixed[];
  readonly value: Operand | null;
  /** What is meant before anything was chosen. */
  readonly first: Operand['kind'];
  /** False where only a fixed value can stand. */
  readonly canBeField?: boolean;
  readonly onChange: (value: Operand | null) => void;
}

/** A field or a typed value, with a button that changes one for the other. */
export function OperandInput({ labels, fields, kind, words, value, first, canBeField = true, onChange }: Props) {
  const [meant, setMeant] = useState(first);
  const shown = canBeField ? (value?.kind ?? meant) : 'fixed';
  const other = shown === 'field' ? 'fixed' : 'field';
  const swapWords = shown === 'field' ? labels.toFixed : labels.toField;
  return (
    <Stack direction="row" spacing={0.5} sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
      {shown === 'field' ? (
        <FieldPicker
          label={labels.field}
          fields={fields}
          chosen={value?.kind === 'field' ? value.field : null}
          onChange={(field) => onChange({ kind: 'field', field })}
        />
      ) : (
        <FixedValue
          label={labels.fixed}
          kind={kind}
          words={words}
          value={value?.kind === 'fixed' ? value.value : null}
          onChange={(fixed) => onChange(fixed === null ? null : { kind: 'fixed', value: fixed })}
        />
      )}
      {canBeField && (
        <IconButton
          size="small"
          aria-label={swapWords}
          title={swapWords}
          sx={{ mt: 0.5 }}
          onClick={() => {
            setMeant(other);
            onChange(null);
          }}
        >
          <SwapHoriz fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}
