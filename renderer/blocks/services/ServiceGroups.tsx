import { useEffect, useRef, useState } from 'react';
import { type ListedGroup, ownServices } from '../../../portal';
import { useTranslation } from '../../texts/open-texts';
import { useHistoryPart } from '../frame/history-part';
import { Legend } from './Legend';
import { ServiceEntry } from './ServiceEntry';

/** Key of the group of what is the resident's own; those of the office's groups begin with a number. */
const ownKey = 'own';

interface ServiceGroupsProps {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly ListedGroup[];
}

/**
 * Groups of which at most one is open: opening one closes the other. At the start that of the service which the address names after `#`, else the
 * first: what is the resident's own where somebody is signed in.
 */
export function ServiceGroups({ id, title, groups: offered }: ServiceGroupsProps) {
  const { t } = useTranslation();
  const own = ownServices(offered);
  const groups = own.length === 0 ? offered : [{ key: ownKey, title: t('services.own'), services: own }, ...offered];
  const [kept, keep] = useHistoryPart(id);
  const [named] = useState(() => offered.find(({ services }) => services.some(({ slug }) => slug === location.hash.slice(1))));
  const open = kept === undefined ? (named ?? groups[0])?.key : kept;
  return (
    <section className="block services" aria-label={title}>
      <Legend />
      {groups.map((group, place) => (
        <Group
          key={group.key}
          id={`${id}-${place}`}
          group={group}
          open={group.key === open}
          isNamed={kept === undefined && group.key === named?.key}
          onToggle={() => keep(group.key === open ? null : group.key, 'replace')}
        />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly id: string;
  readonly group: ListedGroup;
  readonly open: boolean;
  /** True when the address names one of its services: the resident comes from there, and goes on here. */
  readonly isNamed: boolean;
  onToggle(): void;
}

function Group({ id, group, open, isNamed, onToggle }: GroupProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNamed) button.current?.focus();
  }, [isNamed]);
  return (
    <div className="services-group">
      <h2>
        <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 7.5 5 5 5-5" />
          </svg>
          <span className="services-group-title">{group.title}</span>
          <span className="services-count">{t('services.count', { count: group.services.length })}</span>
        </button>
      </h2>
      <ul id={id} hidden={!open}>
        {group.services.map((service) => (
          <ServiceEntry key={service.key} service={service} isOwn={group.key === ownKey} />
        ))}
      </ul>
    </div>
  );
}
