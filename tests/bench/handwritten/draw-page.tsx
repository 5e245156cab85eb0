import { AppBar, Container, CssBaseline, createTheme, ThemeProvider, Toolbar, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ palette: { primary: { main: '#1f5c4a' } } });

/** Draws a page below the bar of the portal. */
export function drawPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="p">
            Okienko Gminy Brzezie Leśne
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="lg" sx={{ paddingBlock: 4 }}>
        {page}
      </Container>
    </ThemeProvider>,
  );
}
