import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../controls/Button';
import { portalRoutes } from '../navigation/portal-routes';
import { loadStored, saveStored } from '../storage/stored-value';
import { useTranslation } from '../texts/open-texts';
import { LanguageOffer } from './LanguageOffer';

const key = 'okienko.cookies';

const measured = (notice: HTMLElement | null) => (notice === null ? undefined : keepNoticeHeight(notice));

/** Says that the portal uses cookies, until it is accepted; then it never comes back in this browser. */
export function CookieNotice() {
  const { t } = useTranslation();
  const { cookiePolicy } = portalRoutes();
  const [accepted, setAccepted] = useState(() => loadStored(key) !== null);
  if (accepted) return null;
  const accept = () => {
    saveStored(key, 'accepted');
    setAccepted(true);
  };
  return (
    <section ref={measured} className="cookie-notice" aria-label={t('cookies.title')} tabIndex={-1}>
      <LanguageOffer />
      <p>
        {t('cookies.text')} {cookiePolicy === null ? null : <Link href={cookiePolicy}>{t('cookies.policy')}</Link>}
      </p>
      <Button look="secondary" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </section>
  );
}

/** Keeps the height of the visible notice in --notice-height, so that elements that stick to the bottom of the window can end above it. */
function keepNoticeHeight(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  // Other letters, another language or a narrower window make it higher.
  const observer = new ResizeObserver(measure);
  // The observer is informed before the page is painted first.
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
}
