import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (text: string) => void;
}

/** A box for a long text. Unlike a field of MUI it does not measure its text, which may have five million characters. */
export function PasteField({ label, help, value, invalid, onChange }: Props) {
  const id = useId();
  return (
    <Stack spacing={0.5}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {help !== undefined && (
        <Typography id={`${id}-help`} variant="body2" color="text.secondary">
          {help}
        </Typography>
      )}
      <Box
        component="textarea"
        id={id}
        rows={8}
        spellCheck={false}
        aria-invalid={invalid}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          width: '100%',
          boxSizing: 'border-box',
          p: 1.5,
          border: 1,
          borderColor: invalid ? 'error.main' : 'rgb(0 0 0 / 0.45)',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.9rem',
          lineHeight: 1.5,
          resize: 'vertical',
          '&:focus-visible': { outline: '3px solid #1a1a1a', outlineOffset: '1px' },
        }}
      />
    </Stack>
  );
}
