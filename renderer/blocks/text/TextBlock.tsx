import { splitAtPhones } from '../../../engine';
import { keyed } from '../../controls/keyed';
import { mostLetters } from '../../controls/long-words';
import { OfficeWords } from '../../controls/OfficeWords';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';

/** Plain paragraphs, whose telephone numbers can be called. */
export function TextBlock({ block, retry }: BlockProps<'text'>) {
  return (
    <BlockFrame state={block.state} rows={2} retry={retry}>
      {() => (
        <div className="block prose" id={block.anchor ?? undefined}>
          {keyed(block.paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
            <p key={key}>
              <Paragraph text={item} />
            </p>
          ))}
        </div>
      )}
    </BlockFrame>
  );
}

function Paragraph({ text }: { readonly text: string }) {
  const parts = text.length > mostLetters ? [] : splitAtPhones(text);
  if (parts.every(({ href }) => href === null)) return <OfficeWords text={text} />;
  return (
    <Words text={text}>
      {keyed(parts, (part) => part.text).map(({ key, item }) =>
        item.href === null ? (
          <span key={key}>{item.text}</span>
        ) : (
          <a key={key} href={item.href}>
            {item.text}
          </a>
        ),
      )}
    </Words>
  );
}
