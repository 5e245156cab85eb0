import { keyed } from '../../controls/keyed';
import { OfficeWords } from '../../controls/OfficeWords';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';

/** Plain paragraphs. */
export function TextBlock({ block, retry }: BlockProps<'text'>) {
  return (
    <BlockFrame state={block.state} rows={2} retry={retry}>
      {() => (
        <div className="block prose" id={block.anchor ?? undefined}>
          {keyed(block.paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
            <p key={key}>
              <OfficeWords text={item} />
            </p>
          ))}
        </div>
      )}
    </BlockFrame>
  );
}
