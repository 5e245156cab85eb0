import { Link } from 'wouter';
import type { PackEntry } from '../../engine';
import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';

/** The way back from a service to its group in the services list, which opens there; nothing for a screen that is in no group. */
export function GroupTrail({ entry }: { readonly entry: PackEntry }) {
  const { t } = useTranslation();
  const { groups, services, shell } = usePortal().pack.index;
  const group = groups.find(({ id }) => id === entry.group);
  if (group === undefined) return null;
  const list = shell.routes.services;
  if (findService(services, list) === null) return <p className="page-above">{group.title}</p>;
  return (
    <nav className="page-above" aria-label={t('browser.trail')}>
      <Link href={`${list}#${entry.slug}`}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {group.title}
      </Link>
    </nav>
  );
}
