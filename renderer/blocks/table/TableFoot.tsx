import { useMemo } from 'react';
import { headingText, type TableModel } from '../../../engine';
import type { LeadingColumn } from '../../widgets/widget-props';

interface TableFootProps {
  readonly model: TableModel;
  readonly rows: readonly number[];
  /** The rows that were found; null when all are shown. */
  readonly among: ArrayLike<number> | null;
  readonly before: LeadingColumn | null;
}

/** The totals row, set apart, with the words that say what is summed. */
export function TableFoot({ model, rows, among, before: leading }: TableFootProps) {
  const totals = useMemo(() => (among === null ? null : model.totals?.among?.(among)) ?? model.totals, [model, among]);
  if (!totals) return null;
  const cells = totals.cells(rows);
  const { columns } = model;
  const before = columns.findIndex((column) => cells[column.id] !== undefined);
  const spare = model.hasActions || model.details !== null;
  const label = (
    <th scope="row" colSpan={(before > 0 ? before : columns.length) + (leading ? 1 : 0)} className="totals-label">
      {totals.label}
    </th>
  );
  return (
    <tfoot>
      {before > 0 ? null : <tr className="totals-words">{label}</tr>}
      <tr>
        {before > 0 ? label : null}
        {leading && before <= 0 ? <td className="totals-none" /> : null}
        {columns.slice(Math.max(before, 0)).map((column) => {
          const cell = cells[column.id];
          const heading = headingText(column);
          return cell ? (
            <td key={column.id} className={`align-${column.align}${cell.missing ? ' missing' : ''}`} data-label={heading}>
              {cell.text}
              {cell.note === undefined ? null : <span className="total-note"> {cell.note}</span>}
            </td>
          ) : (
            <td key={column.id} className="totals-none" />
          );
        })}
        {spare ? <td className="totals-none row-actions" /> : null}
      </tr>
    </tfoot>
  );
}
