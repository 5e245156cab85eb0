import { Link } from 'wouter';
import type { ListedService } from '../../../portal';
import { usePrefetch } from '../../service/service-query';
import { useTranslation } from '../../texts/open-texts';
import { LockIcon } from './Legend';

/** One service: its icon, its name as a link, and a note if it cannot be opened. Among a resident's own all are open, and no icon says so. */
export function ServiceEntry({ service, isOwn = false }: { readonly service: ListedService; readonly isOwn?: boolean }) {
  return (
    <li className="service-entry">
      {isOwn ? null : <LockIcon locked={service.locked} />}
      <ServiceLink service={service} isOwn={isOwn} />
    </li>
  );
}

/** The name of a service as a link, with a note if it cannot be opened. */
export function ServiceLink({ service, isOwn = false }: { readonly service: ListedService; readonly isOwn?: boolean }) {
  const { t } = useTranslation();
  const prefetch = usePrefetch();
  // Always the service's own address: the route guard there leads to the login and back, or to the page of the break.
  const target = service.access === 'unavailable' ? null : service.route;
  const note = service.access === 'maintenance' ? t('services.unavailable') : null;
  const loadAhead = () => {
    if (target !== null) prefetch(target);
  };
  return (
    <>
      {target === null ? (
        <span className="service-off">
          {service.title} {t('services.wrongSubject')}
        </span>
      ) : (
        <Link href={target} onPointerEnter={loadAhead} onTouchStart={loadAhead} onFocus={loadAhead}>
          {service.title}
          {isOwn ? null : <span className="visually-hidden">, {t(service.locked ? 'services.locked' : 'services.open')}</span>}
        </Link>
      )}
      {note === null ? null : <span className="service-note">{note}</span>}
    </>
  );
}
