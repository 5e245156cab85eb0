import { useState } from 'react';

/** What every field of a form needs: its value, and the way to change it. */
interface Input {
  readonly value: string;
  readonly required: true;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** The values of a form whose fields are all needed. */
export function useInputs<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(start);
  const input = (name: Name): Input => ({
    value: values[name],
    required: true,
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
  });
  return { values, setValues, input };
}
