import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One step of the page, under its heading. */
export function StepSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2.5} sx={{ alignItems: 'stretch' }}>
        <Typography id={id} variant="h2" component="h3">
          {title}
        </Typography>
        {children}
      </Stack>
    </Paper>
  );
}
