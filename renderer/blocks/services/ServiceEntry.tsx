import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ListedService } from '../../../portal';
import { usePrefetch } from '../../service/service-query';
import { LockIcon } from './Legend';

/** One service: its icon, its name as a link, and a note if it cannot be opened. */
export function ServiceEntry({ service }: { readonly service: ListedService }) {
  return (
    <li className="service-entry">
      <LockIcon locked={service.locked} />
      <ServiceLink service={service} />
    </li>
  );
}

/** The name of a service as a link, with a note if it cannot be opened. */
export function ServiceLink({ service }: { readonly service: ListedService }) {
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
          <span className="visually-hidden">, {t(service.locked ? 'services.locked' : 'services.open')}</span>
        </Link>
      )}
      {note === null ? null : <span className="service-note">{note}</span>}
    </>
  );
}
