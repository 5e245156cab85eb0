// The measured forms as a competent engineer writes them with MUI (?how=hand), and as plain @rjsf/mui draws them with its run-time Ajv (?how=rjsf).
import { Container, CssBaseline, createTheme, ThemeProvider, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { sampleForms } from '../sample-forms';

const ByHand = lazy(async () => ({ default: (await import('./FormByHand')).FormByHand }));
const ByRjsf = lazy(async () => ({ default: (await import('./FormByRjsf')).FormByRjsf }));

const query = new URLSearchParams(location.search);
const form = sampleForms.find(({ id }) => id === query.get('form'));
const theme = createTheme({ palette: { primary: { main: '#1f5c4a' } } });
const root = document.getElementById('root');
if (root !== null && form) {
  const Shown = query.get('how') === 'rjsf' ? ByRjsf : ByHand;
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="main" maxWidth="md" sx={{ paddingBlock: 4 }}>
        <Typography variant="h4" component="h1" gutterBottom>
          {form.title}
        </Typography>
        <Suspense>
          <Shown form={form} />
        </Suspense>
      </Container>
    </ThemeProvider>,
  );
}
