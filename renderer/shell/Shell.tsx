import { useState } from 'react';
import { useLocation } from 'wouter';
import { useKeptSession } from '../account/use-kept-session';
import { useSignedIn } from '../account/use-signed-in';
import { ErrorBoundary } from '../controls/ErrorBoundary';
import { ModalDialog } from '../controls/ModalDialog';
import { InformationDialog } from '../messages/InformationDialog';
import { Snackbar } from '../messages/Snackbar';
import { useIsFetching } from '../office/activity';
import { PageFailure } from '../pages/PageFailure';
import { Pages } from '../pages/Pages';
import { useTranslation } from '../texts/open-texts';
import { AppBar } from './AppBar';
import { CookieNotice } from './CookieNotice';
import { Footer } from './Footer';
import { LeaveDialog } from './LeaveDialog';
import { OfflineNotice } from './OfflineNotice';
import { SideMenu } from './SideMenu';
import { useWideWindow } from './use-wide-window';

/** What stands around every page: bar, side menu, footer, messages and dialogs. */
export function Shell() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isWide = useWideWindow();
  const [menuOpen, setMenuOpen] = useState(false);
  useKeptSession();
  const signedIn = useSignedIn();
  return (
    <>
      <PageLoader />
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <AppBar onMenu={isWide ? null : () => setMenuOpen(true)} menuOpen={menuOpen && !isWide} />
      <div className="session-place">
        <OfflineNotice />
        {signedIn && <signedIn.SessionStrips />}
      </div>
      <div className="frame">
        {isWide ? (
          <aside className="side-menu">
            <SideMenu />
          </aside>
        ) : null}
        <main id="content" tabIndex={-1}>
          <ErrorBoundary resetKey={path} fallback={() => <PageFailure />}>
            <Pages />
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
      <Snackbar />
      <CookieNotice />
      {menuOpen && !isWide ? <MenuDrawer onClose={() => setMenuOpen(false)} /> : null}
      <InformationDialog />
      {signedIn && <signedIn.AccountDialogs />}
      <LeaveDialog />
    </>
  );
}

/** The side menu over the page, in windows that have no room beside it. Choosing an item closes it. */
function MenuDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog title={t('menu.title')} className="drawer" closeName={t('menu.close')} onClose={onClose}>
      <SideMenu onChosen={onClose} />
    </ModalDialog>
  );
}

/** The moving line at the top of the window while something is fetched; on its own, so that a call does not draw the whole shell again. */
function PageLoader() {
  return <div className="page-loader" data-busy={useIsFetching()} aria-hidden="true" />;
}
