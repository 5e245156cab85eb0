import type { ListedGroup } from '../../../portal';
import { useMenu } from '../../start/use-menu';
import { useTranslation } from '../../texts/open-texts';
import { Heading } from '../frame/Heading';
import { OfficeLink } from '../frame/OfficeLink';
import { ContentList } from './ContentList';
import { ServiceEntry } from './ServiceEntry';

interface ServiceTreeProps {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly groups: readonly ListedGroup[];
}

/** The pages of the side menu, all services and the office's content, as lists in lists. */
export function ServiceTree({ id, title, level, groups }: ServiceTreeProps) {
  const { t } = useTranslation();
  const { items: pages } = useMenu();
  return (
    <div className="block service-tree">
      <div className="service-tree-pages">
        {pages.length === 0 ? null : (
          <nav aria-labelledby={`${id}-pages`}>
            <Heading level={level} id={`${id}-pages`}>
              {t('siteMap.pages')}
            </Heading>
            <ul className="link-list">
              {pages.map(({ key, label, target, kind, newTab }) => (
                <li key={key}>
                  <OfficeLink target={target} kind={kind} newTab={newTab}>
                    {label}
                  </OfficeLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ContentList id={id} level={level} />
      </div>
      {groups.length === 0 ? null : (
        <nav aria-labelledby={`${id}-title`}>
          <Heading level={level} id={`${id}-title`}>
            {title}
          </Heading>
          <ul className="tree">
            {groups.map((group) => (
              <li key={group.key}>
                <span className="tree-group">{group.title}</span>
                <ul>
                  {group.services.map((service) => (
                    <ServiceEntry key={service.key} service={service} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
