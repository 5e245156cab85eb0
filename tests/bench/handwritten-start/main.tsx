// The start page of a person as a competent engineer writes it by hand with MUI and TanStack Table: the page that ours is measured against.
import { AppBar, Container, CssBaseline, createTheme, ThemeProvider, Toolbar, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { StartPage } from './StartPage';

const theme = createTheme({ palette: { primary: { main: '#1f5c4a' } } });
const root = document.getElementById('root');
if (root !== null) {
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
        <StartPage />
      </Container>
    </ThemeProvider>,
  );
}
