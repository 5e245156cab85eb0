import { assertNever } from '../../engine';
import { blocks } from './blocks';
import { type AnyBlockProps, NestedBlocks } from './frame/nested-blocks';

/** Draws a block of any kind, and says what draws the blocks inside it. */
export function BlockView(props: AnyBlockProps) {
  return <NestedBlocks value={BlockOfKind}>{BlockOfKind(props)}</NestedBlocks>;
}

function BlockOfKind({ block, before, ...tools }: AnyBlockProps) {
  switch (block.block) {
    case 'table':
      return <blocks.table.Block block={block} {...tools} {...(before && { before })} />;
    case 'record':
      return <blocks.record.Block block={block} {...tools} />;
    case 'chart':
      return <blocks.chart.Block block={block} {...tools} />;
    case 'section':
      return <blocks.section.Block block={block} {...tools} />;
    case 'notice':
      return <blocks.notice.Block block={block} {...tools} />;
    case 'text':
      return <blocks.text.Block block={block} {...tools} />;
    case 'download':
      return <blocks.download.Block block={block} {...tools} />;
    case 'tiles':
      return <blocks.tiles.Block block={block} {...tools} />;
    case 'links':
      return <blocks.links.Block block={block} {...tools} />;
    case 'browser':
      return <blocks.browser.Block block={block} {...tools} />;
    case 'services':
      return <blocks.services.Block block={block} {...tools} />;
    case 'content':
      return <blocks.content.Block block={block} {...tools} />;
    case 'embed':
      return <blocks.embed.Block block={block} {...tools} />;
    case 'form':
      return <blocks.form.Block block={block} {...tools} />;
    case 'widget':
      return <blocks.widget.Block block={block} {...tools} />;
    default:
      return assertNever(block);
  }
}
