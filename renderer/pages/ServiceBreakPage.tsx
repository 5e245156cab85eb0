import { Link } from 'wouter';
import { OfficePhone } from '../blocks/frame/OfficePhone';
import { Button } from '../controls/Button';
import { portalRoutes } from '../navigation/portal-routes';
import { usePortal } from '../pack/use-pack';
import { useMaintenanceCheck } from '../start/use-maintenance-check';
import { useTranslation } from '../texts/open-texts';
import { PageHeading } from './PageHeading';

const usualStatus = { endpoint: '/pi/status', method: 'GET' } as const;

/** The page while a single service is under maintenance. Trying again reloads the portal, and with it the list of such services. */
export function ServiceBreakPage() {
  const { t } = useTranslation();
  const { settings, pack } = usePortal();
  const { check, run } = useMaintenanceCheck(pack.index.shell.calls.status ?? usualStatus, settings.apiBase);
  return (
    <>
      <PageHeading title={t('maintenance.serviceTitle')} />
      <div className="measure page-body">
        <p className="lead">{t('maintenance.serviceText')}</p>
        <p>
          <Button look="primary" aria-disabled={check === 'checking'} onClick={() => void run()}>
            {check === 'checking' ? t('maintenance.checking') : t('maintenance.retry')}
          </Button>
        </p>
        <p role="status" className="break-status">
          {check === 'lasting' ? t('maintenance.still') : ''}
        </p>
        <p>
          <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
        </p>
        <OfficePhone words={t('maintenance.phone')} phone={pack.index.office.phone} />
      </div>
    </>
  );
}
