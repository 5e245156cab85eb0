import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { OfficeLink } from '../blocks/frame/OfficeLink';
import { OfficePhone } from '../blocks/frame/OfficePhone';
import type { PortalSearch } from '../blocks/search/SearchBlock';
import { portalRoutes } from '../navigation/portal-routes';
import { usePortal } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';
import { PageHeading } from './PageHeading';

// Where its file cannot be had, the page goes without a search.
const Search = lazy(() => import('../blocks/search/SearchBlock').then(({ PortalSearch }) => ({ default: PortalSearch }), noSearch));

/** The page for an address that the portal does not know: it offers a search, the most frequent tasks, the list of services and the office's telephone. */
export function UnknownAddress() {
  const { t } = useTranslation();
  const { office, shell } = usePortal().pack.index;
  const tasks = shell.tasks ?? [];
  return (
    <>
      <PageHeading title={t('unknown.title')} />
      <div className="measure page-body">
        <p className="lead">{t('unknown.lead')}</p>
        {/* All at once: a search that came later would push the links away from under a finger. */}
        <Suspense>
          <Search name="unknown" title={t('search.label')} hint={null} />
          {tasks.length === 0 ? null : (
            <nav aria-labelledby="unknown-tasks">
              <h2 id="unknown-tasks">{t('unknown.tasks')}</h2>
              <ul>
                {tasks.map(({ id, label, goTo }) => (
                  <li key={id}>
                    <OfficeLink target={goTo} kind={null} newTab={false}>
                      {label}
                    </OfficeLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>
            <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
          </p>
          <OfficePhone words={t('unknown.phone')} phone={office.phone} />
        </Suspense>
      </div>
    </>
  );
}

/** Draws nothing: its file may be gone, as after an update. */
function noSearch(): { readonly default: typeof PortalSearch } {
  return { default: () => <></> };
}
