import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { useSay } from '../language/say';
import type { DraftProblem, SentEdit } from '../office/studio-answers';
import { NextPeriod } from './NextPeriod';
import { memberEdit, periodPath, type Rate, type RatePeriod, typedNumber } from './rates';
import { rateWords } from './words';

interface Props {
  readonly file: string;
  readonly value: JsonValue;
  readonly rate: Rate;
  readonly problems: readonly DraftProblem[];
  edit(edits: readonly SentEdit[]): void;
}

/** A rate with its periods, and the way to a further one. */
export function RateEditor({ file, value, rate, problems, edit }: Props) {
  return (
    <Box component="section" aria-label={rate.label} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h2" component="h3">
        {rate.label}
      </Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        {rate.periods.map((period) => (
          <PeriodFields key={period.id} {...{ file, value, rate, period, problems, edit }} />
        ))}
        <NextPeriod key={rate.periods.length} {...{ file, rate, edit }} />
      </Stack>
    </Box>
  );
}

interface PeriodProps extends Props {
  readonly period: RatePeriod;
}

function PeriodFields({ file, value, rate, period, problems, edit }: PeriodProps) {
  const say = useSay(rateWords);
  const path = periodPath(rate, period.id);
  const set = (member: string, to: JsonValue) => edit([memberEdit(file, value, `${path}/${member}`, to)]);
  const field = (member: string, given: string) => {
    const problem =
      problems.find((each) => each.path === `${path}/${member}`) ?? (member === 'from' ? problemAt(problems, path) : undefined);
    return {
      fullWidth: true,
      value: given,
      error: problem !== undefined,
      helperText: problem?.message ?? (member === 'to' ? say.toHelp : undefined),
    };
  };
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 2, minWidth: 0 }}>
      <legend>{say.period(period.from)}</legend>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          {rate.isText ? (
            <TextField {...field('value', period.value)} label={say.value} onChange={({ target }) => set('value', target.value)} />
          ) : (
            <NumberField key={period.value} {...field('value', period.value)} set={(number) => set('value', number)} />
          )}
          {(['from', 'to'] as const).map((member) => (
            <TextField
              key={member}
              type="date"
              label={say[member]}
              slotProps={{ inputLabel: { shrink: true } }}
              {...field(member, period[member])}
              onChange={({ target }) => set(member, target.value)}
            />
          ))}
        </Stack>
        <TextField label={say.act} {...field('basis/act', period.act)} onChange={({ target }) => set('basis/act', target.value)} />
        <TextField label={say.link} {...field('basis/link', period.link)} onChange={({ target }) => set('basis/link', target.value)} />
      </Stack>
    </Box>
  );
}

/** What is wrong with a period as a whole: a gap before it, or days that another one has. */
function problemAt(problems: readonly DraftProblem[], path: string): DraftProblem | undefined {
  return problems.find((problem) => problem.path === path);
}

interface NumberFieldProps {
  readonly value: string;
  readonly error: boolean;
  readonly helperText: string | undefined;
  set(number: number): void;
}

/** A number as it is typed; it goes into the draft when it is one. */
function NumberField({ value, error, helperText, set }: NumberFieldProps) {
  const say = useSay(rateWords);
  const [typed, type] = useState(value.replace('.', ','));
  const number = typedNumber(typed);
  return (
    <TextField
      fullWidth
      label={say.value}
      value={typed}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      error={error || number === null}
      helperText={number === null ? say.noNumber : helperText}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (number !== null && String(number) !== value) set(number);
      }}
    />
  );
}
