import { Link } from 'wouter';
import { Button } from '../controls/Button';
import { portalRoutes } from '../navigation/portal-routes';
import { useTranslation } from '../texts/open-texts';
import { PageHeading } from './PageHeading';

/** The page in place of one that could not be drawn. */
export function PageFailure() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('failure.title')} />
      <div className="measure page-body">
        <p className="lead">{t('failure.lead')}</p>
        <p>
          <Button look="secondary" onClick={() => location.reload()}>
            {t('failure.retry')}
          </Button>
        </p>
        <p>
          <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
        </p>
      </div>
    </>
  );
}
