import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { type FormEvent, memo, useCallback, useState } from 'react';
import type { SampleField, SampleForm } from '../sample-forms';

type Values = Readonly<Record<string, string>>;

function problemOf(field: SampleField, value: string): string | null {
  if (field.required && value.trim() === '') return 'Puste pole';
  if (field.control === 'email' && value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'Niepoprawny format';
  if (field.limit !== undefined && [...value].length > field.limit) return `Wpisz najwyżej ${field.limit} znaków.`;
  return null;
}

interface FieldProps {
  readonly field: SampleField;
  readonly value: string;
  readonly problem: string | null;
  onChange(id: string, value: string): void;
}

/** Memoised, so that only the field that is typed into renders again. */
const Field = memo(function Field({ field, value, problem, onChange }: FieldProps) {
  const { id, label, control, required, limit, options } = field;
  const remaining = limit === undefined ? null : `Pozostało ${limit - [...value].length} znaków`;
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      required={required}
      type={control === 'email' || control === 'tel' ? control : 'text'}
      multiline={control === 'textarea'}
      {...(control === 'textarea' ? { minRows: 6 } : {})}
      select={control === 'select'}
      error={problem !== null}
      helperText={problem ?? remaining}
      onChange={(event) => onChange(id, event.target.value)}
    >
      {options?.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
});

/** One state, memoised fields, and checks on submit. */
export function FormByHand({ form }: { readonly form: SampleForm }) {
  const [values, setValues] = useState<Values>({});
  const [problems, setProblems] = useState<Values>({});
  const change = useCallback((id: string, value: string) => setValues((before) => ({ ...before, [id]: value })), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = form.fields.flatMap((field) => {
      const problem = problemOf(field, values[field.id] ?? '');
      return problem === null ? [] : [[field.id, problem] as const];
    });
    setProblems(Object.fromEntries(found));
  };
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={submit}>
      {Object.keys(problems).length > 0 ? <Alert severity="error">Popraw te pola</Alert> : null}
      {form.fields.slice(0, form.fields.length / (form.pages ?? 1)).map((field) => (
        <Field key={field.id} field={field} value={values[field.id] ?? ''} problem={problems[field.id] ?? null} onChange={change} />
      ))}
      <Button type="submit" variant="contained">
        Wyślij
      </Button>
    </Stack>
  );
}
