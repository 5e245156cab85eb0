import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isOpen } from '../../portal';
import { useSignedIn } from '../account/use-signed-in';
import { findService } from '../pack/find-service';
import { assetAddress } from '../pack/open-pack';
import { usePortal } from '../pack/use-pack';
import { sessionAtom } from '../session/session-store';
import { useStarted } from '../start/use-start';
import { useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { ContrastToggle } from './ContrastToggle';
import { FontSizes } from './FontSizes';
import { LanguageDialog } from './LanguageDialog';
import { LookButton } from './LookButton';

interface AppBarProps {
  /** Opens the side menu; null while it stands beside the page. */
  readonly onMenu: (() => void) | null;
  readonly menuOpen: boolean;
}

/** The strip at the top of every page: whose portal this is, and how it is shown. */
export function AppBar({ onMenu, menuOpen }: AppBarProps) {
  const { t } = useTranslation();
  const { settings, pack } = usePortal();
  const { office, languages, services } = pack.index;
  const { configuration } = useStarted();
  const session = useAtomValue(sessionAtom);
  const signedIn = useSignedIn();
  const login = pack.index.session?.login ?? null;
  const arms = office.arms ? assetAddress(settings.packBase, office.arms) : null;
  useEffect(() => {
    if (arms !== null) document.querySelector('link[rel=icon]')?.setAttribute('href', arms);
  }, [arms]);
  return (
    <header className="app-bar">
      <div className="app-bar-brand">
        {onMenu === null ? null : (
          <button
            type="button"
            className="bar-control menu-button"
            aria-label={t('menu.open')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </button>
        )}
        <Link href="/" className="brand">
          {arms === null ? null : <img src={arms} alt="" width="40" height="48" loading="lazy" />}
          <span>{office.portalName}</span>
        </Link>
      </div>
      <div className="app-bar-settings">
        {configuration.international && Object.keys(languages).length > 1 ? <LanguageButton /> : null}
        <ContrastToggle />
        <FontSizes />
        <LookButton />
        {isOpen(session) && signedIn !== null ? <signedIn.AccountMenu session={session} /> : null}
        {isOpen(session) || login === null || findService(services, login) === null ? null : (
          <Link href={login} className="bar-control">
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0Z" fill="currentColor" />
            </svg>
            <span>{t('user.logIn')}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

function LanguageButton() {
  const { t } = useTranslation();
  const { index } = usePortal().pack;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="bar-control" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18" />
        </svg>
        <span className="visually-hidden">{t('language.open')}: </span>
        <span className="bar-words" lang={index.language}>
          {index.languages[index.language]}
        </span>
      </button>
      {open ? <LanguageDialog languages={index.languages} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
