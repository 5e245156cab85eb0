import Stack, { type StackProps } from '@mui/material/Stack';
import type { ComponentProps } from 'react';

type FormProps = Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby' | 'id' | 'noValidate' | 'children'>;

interface Props extends FormProps, Pick<StackProps, 'spacing' | 'sx'> {
  readonly onSend: () => void;
}

/** A form with its fields one below the other; the page itself sends it. */
export function PageForm({ onSend, ...form }: Props) {
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog is also in the form around it, as React sees it.
        event.stopPropagation();
        onSend();
      }}
      {...form}
    />
  );
}
