import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReadableField } from '../../../engine/authoring';
import { type Condition, readCondition, type Statement, writeCondition } from '../../../engine/authoring/sentences';
import { withoutPlace, withReplaced } from '../../../engine/values';
import { useSay } from '../../language/say';
import { formulaWords } from '../words';
import { type DraftStatement, isAlone, wholeStatement } from './choices';
import { StatementRow } from './StatementRow';

interface Props {
  readonly value: string;
  readonly fields: readonly ReadableField[] | null;
  /** The formula of the condition, empty when it is taken away. */
  readonly onChange: (value: string) => void;
}

interface DraftCondition {
  readonly joined: Condition['joined'];
  readonly rows: readonly DraftStatement[];
}

const blank = { field: null, says: 'is', than: null } as const satisfies Omit<DraftStatement, 'id'>;

/** A condition as sentences, joined by "and" or by "or". One that lacks something stays here and changes nothing. */
export function ConditionSentence({ value, fields, onChange }: Props) {
  const say = useSay(formulaWords);
  const [typed, setTyped] = useState<{ readonly value: string; readonly condition: DraftCondition } | null>(null);
  const { joined, rows } = typed !== null && typed.value === value ? typed.condition : draftOf(value);
  const change = (condition: DraftCondition) => {
    const statements = condition.rows.map(wholeStatement);
    const formula = isWhole(statements) ? writeCondition({ joined: condition.joined, statements }) : value;
    setTyped({ value: formula, condition });
    if (formula !== value) onChange(formula);
  };
  const isUnfinished =
    rows.some((row) => row.field !== null && wholeStatement(row) === null) || (rows.length > 1 && rows.some((row) => row.field === null));
  return (
    <Stack spacing={1.5}>
      {rows.map((row, index) => (
        <Stack key={row.id} spacing={1.5}>
          {index > 0 && (
            <TextField
              select
              size="small"
              label={say.joined}
              value={joined}
              sx={{ width: 110 }}
              onChange={({ target }) => change({ joined: target.value === 'any' ? 'any' : 'all', rows })}
            >
              <MenuItem value="all">{say.all}</MenuItem>
              <MenuItem value="any">{say.any}</MenuItem>
            </TextField>
          )}
          <StatementRow
            row={index + 1}
            statement={row}
            fields={fields}
            onChange={(now) => change({ joined, rows: withReplaced(rows, index, now) })}
            onRemove={
              rows.length === 1 && row.field === null
                ? undefined
                : () => {
                    if (rows.length > 1) return change({ joined, rows: withoutPlace(rows, index) });
                    setTyped(null);
                    onChange('');
                  }
            }
          />
        </Stack>
      ))}
      {isUnfinished && <FormHelperText>{say.unfinished}</FormHelperText>}
      {rows.every((row) => row.field !== null) && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => change({ joined, rows: [...rows, { ...blank, id: 1 + Math.max(...rows.map(({ id }) => id)) }] })}
        >
          {say.add}
        </Button>
      )}
    </Stack>
  );
}

function draftOf(value: string): DraftCondition {
  const read = readCondition(value);
  if (read === null) return { joined: 'all', rows: [{ ...blank, id: 0 }] };
  return { joined: read.joined, rows: read.statements.map(draftStatement) };
}

function draftStatement(statement: Statement, id: number): DraftStatement {
  return {
    id,
    field: statement.field,
    says: statement.says,
    than: 'than' in statement && !isAlone(statement.says) ? statement.than : null,
  };
}

function isWhole(statements: readonly (Statement | null)[]): statements is readonly Statement[] {
  return !statements.includes(null);
}
