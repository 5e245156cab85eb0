import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PortalSearch } from '../blocks/search/SearchBlock';
import { portalRoutes } from '../navigation/portal-routes';
import { PageHeading } from './PageHeading';

// Where its file cannot be had, the page goes without a search.
const Search = lazy(() => import('../blocks/search/SearchBlock').then(({ PortalSearch }) => ({ default: PortalSearch }), noSearch));

/** The page for an address that the portal does not know: it offers a search and the list of services. */
export function UnknownAddress() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('unknown.title')} />
      <div className="measure page-body">
        <p className="lead">{t('unknown.lead')}</p>
        <Suspense>
          <Search name="unknown" title={t('search.label')} hint={null} />
        </Suspense>
        <p>
          <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
        </p>
      </div>
    </>
  );
}

/** Draws nothing: its file may be gone, as after an update. */
function noSearch(): { readonly default: typeof PortalSearch } {
  return { default: () => <></> };
}
