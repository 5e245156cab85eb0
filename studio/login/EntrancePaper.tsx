import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageSettings } from '../page/page-settings';

/** The page of somebody who is not signed in yet: one paper in the middle. */
export function EntrancePaper({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100%', p: 2 }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, width: '100%', maxWidth: 460 }}>
        <Stack spacing={2.5}>
          <div>
            <Typography variant="overline">{pageSettings().portalName}</Typography>
            <Typography variant="h1">{title}</Typography>
          </div>
          {children}
        </Stack>
      </Paper>
    </Box>
  );
}
