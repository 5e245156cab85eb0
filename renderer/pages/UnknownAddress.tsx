import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { portalRoutes } from '../navigation/portal-routes';
import { PageHeading } from './PageHeading';

/** The page for an address that the portal does not know. */
export function UnknownAddress() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('unknown.title')} />
      <div className="measure page-body">
        <p className="lead">{t('unknown.lead')}</p>
        <p>
          <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
        </p>
      </div>
    </>
  );
}
