import './news.css';
import type { BlockModelOf } from '../../../engine';
import { keyed } from '../../controls/keyed';
import { mostInEntry, shortened } from '../../controls/long-words';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeLink } from '../frame/OfficeLink';
import { useRegionName } from '../frame/region-name';

const linesWhileWaiting = 2;

/** Links of the office with a day each, the newest first. */
export function NewsBlock({ block, level, retry }: BlockProps<'news'>) {
  return (
    <BlockFrame state={block.state} rows={linesWhileWaiting} retry={retry}>
      {() => (block.links.length === 0 && block.whenEmpty === null ? null : <News block={block} level={level} />)}
    </BlockFrame>
  );
}

function News({ block, level }: { readonly block: BlockModelOf<'news'> } & Pick<BlockProps<'news'>, 'level'>) {
  const id = `${block.id}-title`;
  const name = useRegionName(block.title, id);
  const { links, all, whenEmpty } = block;
  return (
    <nav className="block" {...name}>
      <Heading level={level} id={id} hidden={!block.showTitle}>
        {block.title}
      </Heading>
      {links.length === 0 ? (
        <p className="empty">{whenEmpty}</p>
      ) : (
        <ul className="news">
          {keyed(links, ({ day, link }) => `${day} ${link}`).map(({ key, item }) => (
            <li key={key}>
              <time dateTime={item.day}>{item.dayWords}</time>
              <OfficeLink target={item.link} kind={item.kind} newTab={false}>
                <Words text={shortened(item.label, mostInEntry)} language={item.language ?? undefined} />
              </OfficeLink>
            </li>
          ))}
        </ul>
      )}
      {all === null ? null : (
        <p>
          <OfficeLink target={all.goTo} kind={null} newTab={false}>
            {all.label}
          </OfficeLink>
        </p>
      )}
    </nav>
  );
}
