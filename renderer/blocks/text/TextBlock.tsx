import { BlockFrame } from '../BlockFrame';
import type { BlockProps } from '../block-props';

/** Plain paragraphs. */
export function TextBlock({ block, retry }: BlockProps<'text'>) {
  return (
    <BlockFrame state={block.state} rows={2} retry={retry}>
      {() => (
        <div className="block prose">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </BlockFrame>
  );
}
