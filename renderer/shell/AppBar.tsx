import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { assetAddress } from '../pack/open-pack';
import { usePortal } from '../pack/use-pack';
import { servicesRoute } from '../service/find-service';
import { ContrastToggle } from './ContrastToggle';
import { LanguageSwitch } from './LanguageSwitch';

/** The strip at the top of every page: whose portal this is, the way to the services, language and contrast. */
export function AppBar() {
  const { t } = useTranslation();
  const { settings, pack } = usePortal();
  const { office, languages } = pack.index;
  return (
    <header className="app-bar">
      <div className="measure">
        <Link href="/" className="brand">
          {office.arms ? <img src={assetAddress(settings.packBase, office.arms)} alt="" width="40" height="48" /> : null}
          <span>{office.portalName}</span>
        </Link>
        <nav aria-label={t('shell.mainNavigation')}>
          <Link href={servicesRoute}>{t('shell.services')}</Link>
        </nav>
        <div className="app-bar-settings">
          {languages.length > 1 ? <LanguageSwitch languages={languages} /> : null}
          <ContrastToggle />
        </div>
      </div>
    </header>
  );
}
