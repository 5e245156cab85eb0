import './links.css';
import { findService } from '../../pack/find-service';
import { usePortal } from '../../pack/use-pack';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeLink } from '../frame/OfficeLink';
import { useRegionName } from '../frame/region-name';

/** Links that stand in the definition. One that leads to a screen which this pack does not have is left out. */
export function LinksBlock({ block, level }: BlockProps<'links'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const { services } = usePortal().pack.index;
  const links = block.links.filter(({ goTo }) => !goTo.startsWith('/') || findService(services, goTo.split(/[?#]/)[0] ?? '') !== null);
  if (links.length === 0) return null;
  const isButtons = block.look === 'buttons';
  return (
    <nav className="block" id={block.anchor ?? undefined} {...name}>
      <Heading level={level} id={`${block.id}-title`}>
        {block.title}
      </Heading>
      <ul className={isButtons ? 'link-buttons' : 'link-list'}>
        {links.map(({ id, label, goTo }, index) => (
          <li key={id}>
            <OfficeLink
              target={goTo}
              kind={null}
              newTab={false}
              {...(isButtons && { className: index === 0 ? 'button button-primary' : 'button button-secondary' })}
            >
              {label}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
