import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { usePortal } from '../pack/use-pack';
import { AppBar } from './AppBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { PageFailure } from './PageFailure';
import { Pages } from './Pages';
import { Snackbar } from './Snackbar';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation();
  const { pack } = usePortal();
  const [path] = useLocation();
  const colours = pack.index.theme;
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--pack-primary', colours.primary);
    document.documentElement.style.setProperty('--pack-accent', colours.accent);
  }, [colours]);
  return (
    <>
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
    </>
  );
}
