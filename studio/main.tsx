// The editor of the office. It draws what the server and engine/authoring say; what is right or wrong in a definition is never decided here.
import './studio.css';
import '@fontsource-variable/source-sans-3/index.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { pageSettings } from './page/page-settings';
import { studioTheme } from './page/theme';
import { StudioApp } from './StudioApp';

const root = document.getElementById('redakcja');
if (root !== null) {
  const { nonce, primary } = pageSettings();
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'r', nonce, prepend: true })}>
      <ThemeProvider theme={studioTheme(primary)}>
        <CssBaseline />
        <StudioApp />
      </ThemeProvider>
    </CacheProvider>,
  );
}
