import { Suspense } from 'react';
import { assertNever, type BlockModel } from '../../engine';
import type { BlockProps } from './block-props';
import { blocks } from './blocks';
import { Waiting } from './Waiting';

type BlockViewProps = Pick<BlockProps<BlockModel['block']>, 'level' | 'retry'> & { readonly block: BlockModel };

/** Draws a block of any kind. */
export function BlockView(props: BlockViewProps) {
  return <Suspense fallback={<Waiting rows={5} />}>{drawBlock(props)}</Suspense>;
}

function drawBlock({ block, ...tools }: BlockViewProps) {
  switch (block.block) {
    case 'table':
      return <blocks.table block={block} {...tools} />;
    case 'record':
      return <blocks.record block={block} {...tools} />;
    case 'chart':
      return <blocks.chart block={block} {...tools} />;
    case 'section':
      return <blocks.section block={block} {...tools} />;
    case 'notice':
      return <blocks.notice block={block} {...tools} />;
    case 'text':
      return <blocks.text block={block} {...tools} />;
    case 'download':
      return <blocks.download block={block} {...tools} />;
    case 'tiles':
      return <blocks.tiles block={block} {...tools} />;
    case 'links':
      return <blocks.links block={block} {...tools} />;
    case 'browser':
      return <blocks.browser block={block} {...tools} />;
    case 'services':
      return <blocks.services block={block} {...tools} />;
    case 'content':
      return <blocks.content block={block} {...tools} />;
    case 'embed':
      return <blocks.embed block={block} {...tools} />;
    case 'form':
      return <blocks.form block={block} {...tools} />;
    case 'widget':
      return <blocks.widget block={block} {...tools} />;
    default:
      return assertNever(block);
  }
}
