import { FramedNotice } from '../../controls/FramedNotice';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';

/** A message of the definition. */
export function NoticeBlock({ block, retry }: BlockProps<'notice'>) {
  return (
    <BlockFrame state={block.state} rows={1} retry={retry}>
      {() => <FramedNotice tone={block.tone} text={block.text} anchor={block.anchor} />}
    </BlockFrame>
  );
}
