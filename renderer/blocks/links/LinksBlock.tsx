import './links.css';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeLink } from '../frame/OfficeLink';
import { useRegionName } from '../frame/region-name';

/** Links that stand in the definition. */
export function LinksBlock({ block, level }: BlockProps<'links'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const { links } = block;
  if (links.length === 0) return null;
  const isButtons = block.look === 'buttons';
  return (
    <nav className="block" id={block.anchor ?? undefined} {...name}>
      <Heading level={level} id={`${block.id}-title`} hidden={!block.showTitle}>
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
