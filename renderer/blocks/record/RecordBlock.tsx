import './record.css';
import { useState } from 'react';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { CellText } from '../frame/CellText';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';

/** One thing as labelled values. If the resident asked for it, its arrival is announced to screen readers. */
export function RecordBlock({ block, level, retry }: BlockProps<'record'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const isAsked = useWaited(block.state.status === 'waiting');
  return (
    <div role={isAsked ? 'status' : undefined}>
      <BlockFrame state={block.state} rows={5} retry={retry}>
        {() => (
          <section className="block" id={block.anchor ?? undefined} {...name}>
            <Heading level={level} id={`${block.id}-title`}>
              {block.title}
            </Heading>
            {block.fields === null ? (
              <p className="empty">
                <Words text={block.whenEmpty ?? ''} />
              </p>
            ) : null}
            {block.fields === null ? null : (
              <dl className="record">
                {block.fields.map((field) => (
                  <div key={field.id} id={field.anchor ?? undefined}>
                    <dt>
                      <Words text={field.label} />
                    </dt>
                    <dd className={field.cell.missing ? 'missing' : undefined}>
                      <CellText cell={field.cell} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )}
      </BlockFrame>
    </div>
  );
}

/** Whether the block has waited for an input of the resident. */
function useWaited(waits: boolean): boolean {
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  return waited;
}
