import './record.css';
import { useRef, useState } from 'react';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { CellText } from '../frame/CellText';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';
import { CopyButton } from './CopyButton';

type FieldModel = NonNullable<BlockProps<'record'>['block']['fields']>[number];

/** One thing as labelled values. If the resident asked for it, its arrival is announced to screen readers. */
export function RecordBlock({ block, level, retry }: BlockProps<'record'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const isAsked = useWaited(block.state.status === 'waiting');
  return (
    <div role={isAsked ? 'status' : undefined}>
      <BlockFrame state={block.state} rows={5} retry={retry}>
        {() => (
          <section className="block" id={block.anchor ?? undefined} {...name}>
            <Heading level={level} id={`${block.id}-title`} hidden={!block.showTitle}>
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
                  <Field key={field.id} field={field} />
                ))}
              </dl>
            )}
          </section>
        )}
      </BlockFrame>
    </div>
  );
}

function Field({ field: { anchor, label, cell, copy, large } }: { readonly field: FieldModel }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div id={anchor ?? undefined} className={large ? 'record-large' : undefined}>
      <dt>
        <Words text={label} />
      </dt>
      <dd className={cell.missing ? 'missing' : undefined}>
        {copy === null ? (
          <CellText cell={cell} />
        ) : (
          <>
            <span ref={shown}>
              <CellText cell={cell} />
            </span>
            <CopyButton label={label} text={copy} shown={shown} />
          </>
        )}
      </dd>
    </div>
  );
}

/** Whether the block has waited for an input of the resident. */
function useWaited(waits: boolean): boolean {
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  return waited;
}
