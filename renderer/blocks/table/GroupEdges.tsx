import './group-edges.css';
import type { ReactNode } from 'react';
import { headingText, type RowGroup, type TableModel, totalText } from '../../../engine';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import type { LeadingColumn } from '../../widgets/widget-props';

/** What stands before and after a row of a table whose rows are in groups. */
export interface GroupEdgesProps {
  readonly model: TableModel;
  readonly row: number;
  /** All rows that are found, in the order of the table. */
  readonly order: ArrayLike<number>;
  /** True for the first row of a page, which says again in which group it stands. */
  readonly opensPage: boolean;
  readonly before: LeadingColumn | null;
  readonly children: ReactNode;
}

/** A row with the heading of the group that begins with it, and the subtotals of the one that ends. */
export function GroupEdges({ model, row, order, opensPage, before, children }: GroupEdgesProps) {
  const group = groupOf(model, order, row);
  if (group === undefined) return children;
  const begins = group.rows[0] === row;
  return (
    <>
      {begins || opensPage ? <GroupHead {...{ model, group, before }} isRest={!begins} /> : null}
      {children}
      {group.rows.at(-1) === row ? <Subtotals {...{ model, group, before }} /> : null}
    </>
  );
}

const known = new WeakMap<ArrayLike<number>, ReadonlyMap<number, RowGroup>>();

/** The group of a row; the groups of an order are worked out once. */
function groupOf(model: TableModel, order: ArrayLike<number>, row: number): RowGroup | undefined {
  let byRow = known.get(order);
  if (byRow === undefined) {
    byRow = new Map((model.groupsOf?.(order) ?? []).flatMap((group) => group.rows.map((each) => [each, group] as const)));
    known.set(order, byRow);
  }
  return byRow.get(row);
}

interface GroupPartProps extends Pick<GroupEdgesProps, 'model' | 'before'> {
  readonly group: RowGroup;
}

function GroupHead({ model, group, before, isRest }: GroupPartProps & { readonly isRest: boolean }) {
  const { t } = useTranslation();
  return (
    <tr className="group-head">
      <th scope="row" colSpan={model.columns.length + (before ? 2 : 1)}>
        <Words text={group.label} /> <span className="group-count">{t('table.groupRows', { count: group.rows.length })}</span>
        {isRest ? <span className="group-count"> {t('table.groupRest')}</span> : null}
      </th>
    </tr>
  );
}

function Subtotals({ model, group, before: leading }: GroupPartProps) {
  const { columns, totals } = model;
  const { subtotals } = group;
  const first = columns.findIndex(({ id }) => subtotals[id] !== undefined);
  if (first === -1) return null;
  const label = `${totals?.label ?? ''}: ${group.label}`;
  return (
    <tr className="group-foot">
      <th scope="row" colSpan={Math.max(first, 1) + (leading ? 1 : 0)} className="totals-label">
        <Words text={label} />
        {first === 0 ? (
          <strong className="group-first"> {totalText(subtotals[columns[0]?.id ?? ''] ?? { text: '', missing: false })}</strong>
        ) : null}
      </th>
      {columns.slice(Math.max(first, 1)).map((column) => {
        const cell = subtotals[column.id];
        return cell ? (
          <td key={column.id} className={`align-${column.align}${cell.missing ? ' missing' : ''}`} data-label={headingText(column)}>
            {totalText(cell)}
          </td>
        ) : (
          <td key={column.id} className="totals-none" />
        );
      })}
      {model.hasActions || model.details !== null ? <td className="totals-none row-actions" /> : null}
    </tr>
  );
}
