import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ListedService } from '../../../engine';
import { usePortal } from '../../pack/use-pack';
import { serviceQuery } from '../../service/service-query';
import { LockIcon } from './LockIcon';
import { serviceTarget } from './service-target';

/** One service: its icon, its name as a link, and in words what stands in the way of opening it. */
export function ServiceEntry({ service }: { readonly service: ListedService }) {
  const { t } = useTranslation();
  const portal = usePortal();
  const queries = useQueryClient();
  const target = serviceTarget(service);
  const note = service.access === 'maintenance' ? t('services.unavailable') : null;
  const loadAhead = () => {
    if (service.access === 'open') void queries.prefetchQuery(serviceQuery(portal, service));
  };
  return (
    <li className="service-entry">
      <LockIcon locked={service.locked} />
      {target === null ? (
        <span className="service-off">
          {service.title} {t('services.wrongSubject')}
        </span>
      ) : (
        <Link href={target} onPointerEnter={loadAhead} onTouchStart={loadAhead} onFocus={loadAhead}>
          {service.title}
          <span className="visually-hidden">, {t(service.locked ? 'services.locked' : 'services.open')}</span>
        </Link>
      )}
      {note === null ? null : <span className="service-note">{note}</span>}
    </li>
  );
}
