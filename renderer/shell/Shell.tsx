import { ThemeProvider } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { usePortal } from '../pack/use-pack';
import { createPortalTheme } from '../theme/portal-theme';
import { AppBar } from './AppBar';
import { contrastAtom } from './contrast-atom';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Pages } from './Pages';
import { PageFailure } from './PageFailure';
import { Snackbar } from './Snackbar';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { pack } = usePortal();
  const [path] = useLocation();
  const contrast = useAtomValue(contrastAtom);
  const colours = pack.index.theme;
  const theme = useMemo(() => createPortalTheme(colours, contrast), [colours, contrast]);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--pack-primary', colours.primary);
    document.documentElement.style.setProperty('--pack-accent', colours.accent);
  }, [colours]);
  return (
    <ThemeProvider theme={theme}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <AppBar />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={path} fallback={<PageFailure />}>
          <Pages />
        </ErrorBoundary>
      </main>
      <Footer />
      <Snackbar />
    </ThemeProvider>
  );
}
