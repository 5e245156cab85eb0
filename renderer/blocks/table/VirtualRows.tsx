import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { TableModel, TableSending } from '../../../engine';
import type { LeadingColumn } from '../../widgets/widget-props';
import type { GroupEdgesProps } from './GroupEdges';
import { TableRow } from './TableRow';

/** The rows of a long table, and which of them show their details. */
export interface VirtualRowsProps {
  readonly model: TableModel;
  readonly rows: readonly number[];
  /** All rows that are found. */
  readonly order: ArrayLike<number>;
  /** Draws headings and subtotals around rows; null in a table without groups. */
  readonly Edges: ComponentType<GroupEdgesProps> | null;
  /** Height of a row before it is measured, in pixels. */
  readonly usualHeight: number;
  /** Names of the rows by their place. */
  readonly nameAt: (place: number) => string;
  readonly before: LeadingColumn | null;
  readonly sending: TableSending | null;
  readonly open: ReadonlySet<string>;
  onToggle(key: string): void;
  retry(sources: readonly string[]): void;
}

/** Draws only the rows near the window and reserves the height of the others. A row and its details are one `tbody`, measured together. */
export function VirtualRows({
  model,
  rows,
  order,
  Edges,
  usualHeight,
  nameAt,
  before: leading,
  sending,
  open,
  onToggle,
  retry,
}: VirtualRowsProps) {
  const anchor = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = anchor.current?.getBoundingClientRect().top ?? 0;
    setTop(place + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (place) => model.rowKey(rows[place] ?? 0),
  });
  const width = model.columns.length + (leading ? 2 : 1);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <>
      <tbody ref={anchor} aria-hidden="true">
        <tr className="spacer">
          <td colSpan={width} style={{ height: before }} />
        </tr>
      </tbody>
      {items.map(({ key, index }) => {
        const row = rows[index] ?? 0;
        const drawnRow = (
          <TableRow
            model={model}
            row={row}
            name={nameAt(index)}
            before={leading}
            sending={sending}
            rowIndex={index + 2}
            isOpen={open.has(model.rowKey(row))}
            onToggle={onToggle}
            retry={retry}
          />
        );
        return (
          <tbody key={String(key)} ref={virtualizer.measureElement} data-index={index}>
            {Edges === null ? (
              drawnRow
            ) : (
              <Edges {...{ model, row, order }} opensPage={index === 0} before={leading}>
                {drawnRow}
              </Edges>
            )}
          </tbody>
        );
      })}
      <tbody aria-hidden="true">
        <tr className="spacer">
          <td colSpan={width} style={{ height: after }} />
        </tr>
      </tbody>
    </>
  );
}
