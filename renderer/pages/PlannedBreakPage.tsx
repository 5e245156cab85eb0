import { useState } from 'react';
import { Link } from 'wouter';
import { breakOn, breakSpan } from '../../engine';
import { OfficePhone } from '../blocks/frame/OfficePhone';
import { Button } from '../controls/Button';
import { portalRoutes } from '../navigation/portal-routes';
import type { FoundService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';
import { PageHeading } from './PageHeading';

interface PlannedBreakPageProps {
  readonly found: FoundService;
  /** The moment for which it was found that the service rests. */
  readonly moment: number;
  /** Asks again with the moment that it is now. */
  readonly onRetry: () => void;
}

/** What stands at the address of a service while a planned break of it is on: since when, until when, and why. */
export function PlannedBreakPage({ found, moment, onRetry }: PlannedBreakPageProps) {
  const { t } = useTranslation();
  const { pack, reload } = usePortal();
  const [tries, setTries] = useState(0);
  const rest = breakOn(found.entry.breaks, moment);
  if (rest === null) return null;
  return (
    <>
      <PageHeading title={found.title} />
      <div className="measure page-body">
        <h2>{t('maintenance.serviceTitle')}</h2>
        <p className="lead">
          <strong>{breakSpan(rest, pack.index.language)}</strong>
        </p>
        {rest.reason === undefined ? null : <p className="lead">{rest.reason}</p>}
        <p className="lead">{t('maintenance.serviceText')}</p>
        <p>
          <Button
            look="primary"
            onClick={() => {
              // The office may have ended it meanwhile.
              void reload().then(() => {
                setTries(tries + 1);
                onRetry();
              });
            }}
          >
            {t('maintenance.retry')}
          </Button>
        </p>
        <p role="status" className="break-status">
          {tries > 0 ? t('maintenance.still') : ''}
        </p>
        <p>
          <Link href={portalRoutes().services}>{t('unknown.link')}</Link>
        </p>
        <OfficePhone words={t('maintenance.phone')} phone={pack.index.office.phone} />
      </div>
    </>
  );
}
