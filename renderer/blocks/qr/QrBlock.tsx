import './qr.css';
import { useMemo } from 'react';
import { drawCode } from '../../../engine/qr-code';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';

/** A QR code, black on white in every contrast, with what it is for; or the words in its place. */
export function QrBlock({ block, level, retry }: BlockProps<'qr'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const code = useMemo(() => (block.value === null ? null : drawCode(block.value)), [block.value]);
  return (
    <BlockFrame state={block.state} rows={5} retry={retry}>
      {() =>
        code === null && block.whenEmpty === null ? null : (
          <section className="block" {...name}>
            <Heading level={level} id={`${block.id}-title`}>
              {block.title}
            </Heading>
            {code === null ? (
              <p className="empty">
                <Words text={block.whenEmpty ?? ''} />
              </p>
            ) : (
              <div className="qr">
                <svg className="qr-code" viewBox={code.box.join(' ')} role="img" aria-label={block.alt} shapeRendering="crispEdges">
                  <rect x={code.box[0]} y={code.box[1]} width={code.box[2]} height={code.box[3]} fill="#fff" />
                  <path d={code.path} fill="#000" />
                </svg>
                <p>
                  <Words text={block.text} />
                </p>
              </div>
            )}
          </section>
        )
      }
    </BlockFrame>
  );
}
