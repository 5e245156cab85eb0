import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { AccountBanner } from '../session/AccountBanner';
import { SessionBar } from '../session/SessionBar';
import { SessionDialogs } from '../session/SessionDialogs';
import { SubjectElsewhere } from '../session/SubjectElsewhere';
import { useKeptSession } from '../session/use-kept-session';
import { AppBar } from './AppBar';
import { CookieNotice } from './CookieNotice';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { InformationDialog } from './InformationDialog';
import { LeaveDialog } from './LeaveDialog';
import { MenuDrawer } from './MenuDrawer';
import { PageFailure } from './PageFailure';
import { PageLoader } from './PageLoader';
import { Pages } from './Pages';
import { SideMenu } from './SideMenu';
import { Snackbar } from './Snackbar';
import { useWideWindow } from './use-wide-window';

/** What stands around every page: bar, side menu, footer, messages and dialogs. */
export function Shell() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isWide = useWideWindow();
  const [menuOpen, setMenuOpen] = useState(false);
  useKeptSession();
  return (
    <>
      <PageLoader />
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <AppBar onMenu={isWide ? null : () => setMenuOpen(true)} menuOpen={menuOpen && !isWide} />
      <div className="session-place">
        <SessionBar />
        <AccountBanner />
      </div>
      <div className="frame">
        {isWide ? (
          <aside className="side-menu">
            <SideMenu />
          </aside>
        ) : null}
        <main id="content" tabIndex={-1}>
          <ErrorBoundary resetKey={path} fallback={<PageFailure />}>
            <Pages />
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
      <Snackbar />
      <CookieNotice />
      {menuOpen && !isWide ? <MenuDrawer onClose={() => setMenuOpen(false)} /> : null}
      <InformationDialog />
      <SessionDialogs />
      <SubjectElsewhere />
      <LeaveDialog />
    </>
  );
}
