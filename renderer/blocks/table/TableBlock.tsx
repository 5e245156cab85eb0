import './table.css';
import './table-blocks.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockStatus, TableModel } from '../../../engine';
import { FramedNotice } from '../../controls/FramedNotice';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import type { LeadingColumn } from '../../widgets/widget-props';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { TableView } from './TableView';
import { arrangedTable, officePager, tickedRows } from './table-parts';
import { TableSendsContext, useTableSends } from './table-sends';
import { usePart } from './use-part';

const linesWhileWaiting = 7;
const ready: BlockStatus = { status: 'ready' };

/** What a table is drawn from. */
export interface TableBlockProps extends BlockProps<'table'> {
  readonly before?: LeadingColumn | null;
}

/** A table that sorts, pages and downloads. */
export function TableBlock({ block, level, retry, before = null }: TableBlockProps) {
  const { t } = useTranslation();
  const { ref, height } = useLastHeight(block.state.status === 'ready');
  const { pages } = block;
  const OfficePager = usePart(officePager, pages !== null);
  const { sends, notice, message } = useTableSends();
  if (block.state.status === 'waiting' && pages === null) return null;
  return (
    <TableSendsContext value={sends}>
      <div ref={ref} className="block table-block" data-table={block.id}>
        {block.showTitle ? (
          <Heading level={level} id={`${block.id}-title`}>
            {block.title}
          </Heading>
        ) : null}
        {notice === null ? null : (
          <div role={notice.tone === 'error' ? 'alert' : 'status'}>
            <FramedNotice ref={message} tone={notice.tone} text={notice.text} />
          </div>
        )}
        <BlockFrame
          state={block.firstRows === undefined ? block.state : ready}
          rows={linesWhileWaiting}
          retry={retry}
          {...(height === null ? {} : { height })}
        >
          {() => {
            const table = block.table ?? block.firstRows ?? null;
            if (table === null) return null;
            // That another page is empty says nothing of the whole.
            if (table.rowCount === 0 && pages !== null && pages.page !== pages.first) return null;
            return table.rowCount === 0 ? (
              <p className="empty">
                <Words text={block.whenEmpty} />
              </p>
            ) : (
              <ArrangeableView block={block} table={table} before={before} retry={retry} />
            );
          }}
        </BlockFrame>
        {pages === null ? null : typeof OfficePager === 'string' ? (
          <div className="office-pager-place">{OfficePager === 'failed' ? t('failure.block') : null}</div>
        ) : (
          <OfficePager block={block} pages={pages} />
        )}
      </div>
    </TableSendsContext>
  );
}

interface TickableViewProps extends TableBlockProps {
  readonly table: TableModel;
  /** The fields that arrange it. */
  readonly arrange?: ReactNode;
}

/** The table, below the fields that arrange it where it can be arranged. If they cannot be loaded, it is as the office has it. */
function ArrangeableView(props: Omit<TickableViewProps, 'level' | 'arrange'>) {
  const { block, table } = props;
  const Arranged = usePart(arrangedTable, block.arrange === true);
  if (typeof Arranged === 'string') return <TickableView {...props} />;
  return (
    <Arranged id={block.id} model={table}>
      {(arranged, arrange) => <TickableView {...props} table={arranged} arrange={arrange} />}
    </Arranged>
  );
}

/** The table, with boxes before its rows where they can be ticked. */
function TickableView({ block, table, before = null, retry, arrange = null }: Omit<TickableViewProps, 'level'>) {
  const { t } = useTranslation();
  const selection = block.sending?.selection ?? null;
  const TickedRows = usePart(tickedRows, selection !== null);
  if (selection === null) return <TableView {...{ block, table, before, retry, arrange }} />;
  if (typeof TickedRows === 'string')
    return (
      <>
        {TickedRows === 'failed' ? <p>{t('failure.block')}</p> : null}
        <TableView {...{ block, table, before, retry, arrange }} />
      </>
    );
  return (
    <TickedRows id={block.id} model={table} {...{ selection, retry }}>
      {(boxes, above) => <TableView {...{ block, table, above, retry, arrange }} before={boxes} />}
    </TickedRows>
  );
}

// Another year usually has as many rows on its first page, so the height of the last table is kept while the next one loads.
function useLastHeight(measured: boolean): { readonly ref: React.RefObject<HTMLDivElement | null>; readonly height: number | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const drawn = ref.current?.querySelector('.table-view');
    if (!measured || !drawn) return;
    const observer = new ResizeObserver(() => setHeight(Math.min(drawn.clientHeight, window.innerHeight)));
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [measured]);
  return { ref, height };
}
