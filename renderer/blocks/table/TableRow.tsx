import { memo, use } from 'react';
import {
  blockColumns,
  type Cell,
  type ColumnModel,
  type FormSource,
  headingText,
  type TableModel,
  type TableSending,
  type Tone,
} from '../../../engine';
import { KeptPlace } from '../../inputs/kept-inputs';
import { useTranslation } from '../../texts/open-texts';
import type { LeadingColumn } from '../../widgets/widget-props';
import { CellText } from '../frame/CellText';
import { NestedBlock } from '../frame/nested-blocks';
import { RowNameProvider } from '../frame/region-name';
import { RowActions } from './RowActions';
import { PickedRowContext } from './use-map-link';
import { useRowsAsBlocks } from './use-table-layout';

interface TableRowProps {
  readonly model: TableModel;
  readonly row: number;
  /** Name of the row, if it has buttons. */
  readonly name: string;
  readonly before: LeadingColumn | null;
  /** What buttons of the row send; null when none does. */
  readonly sending: TableSending | null;
  /** True when the details of the row are shown. */
  readonly isOpen: boolean;
  /** Place of the row in the whole table, counted from 1, when not all rows are drawn. */
  readonly rowIndex?: number;
  onToggle(key: string): void;
  retry(sources: readonly string[]): void;
}

/** A row, and its details when they are open. */
export const TableRow = memo(function TableRow({ model, row, name, before, sending, isOpen, rowIndex, onToggle, retry }: TableRowProps) {
  const key = model.rowKey(row);
  const { t } = useTranslation();
  const tone = model.tone(row);
  const isPicked = use(PickedRowContext) === key;
  const hasButtons = model.hasActions || model.details !== null;
  const isBlock = useRowsAsBlocks();
  const columns = isBlock ? blockColumns(model) : model.columns;
  const first = before?.cell(row, name) ?? null;
  const below = before?.below?.(row, name) ?? null;
  return (
    <>
      <tr className={rowClass(tone, isPicked)} aria-rowindex={rowIndex} aria-current={isPicked ? 'true' : undefined}>
        {before === null || (isBlock && first === null) ? null : (
          <td className="leading-cell">
            {first}
            {isBlock ? null : below}
          </td>
        )}
        {columns.map((column) => (
          <RowCell
            key={column.id}
            model={model}
            row={row}
            column={column}
            toneLabel={column.id === model.rowHeader ? (tone?.label ?? null) : null}
            pickedLabel={isPicked && column.id === model.rowHeader ? t('map.pickedRow') : null}
          />
        ))}
        {isBlock && below !== null ? <td className="below-cell">{below}</td> : null}
        {hasButtons ? (
          <td className="row-actions">
            <RowActions
              actions={model.actions(row)}
              about={name}
              details={model.hasDetails(row) ? model.details : null}
              isOpen={isOpen}
              row={key}
              onToggle={() => onToggle(key)}
              source={(action) => sourceOf(sending, action, row)}
              retry={retry}
            />
          </td>
        ) : null}
      </tr>
      {isOpen && model.hasDetails(row) ? (
        <tr className="row-details">
          <td colSpan={model.columns.length + (before ? 2 : 1)}>
            <KeptPlace name={key}>
              <RowNameProvider value={name}>
                {model.detailBlocks(row, 'of row').map((block) => (
                  <NestedBlock key={block.id} block={block} level={3} retry={retry} />
                ))}
              </RowNameProvider>
            </KeptPlace>
          </td>
        </tr>
      ) : null}
    </>
  );
});

function rowClass(tone: Tone | null, isPicked: boolean): string | undefined {
  if (tone === null) return isPicked ? 'row-picked' : undefined;
  return isPicked ? `row-${tone.tone} row-picked` : `row-${tone.tone}`;
}

function sourceOf(sending: TableSending | null, action: string, row: number): FormSource {
  if (sending === null) throw new Error(`Nothing says what ${action} sends.`);
  return sending.ofRow(action, row);
}

// A word too long for any column, such as an address, may break; other words never do.
const longWord = /\S{33}/;

function classNames(cell: Cell, column: ColumnModel): string {
  const classes = [`align-${column.align}`];
  if (cell.missing) classes.push('missing');
  if (cell.text.length > 60) classes.push('long-text');
  if (cell.text.length > 32 && longWord.test(cell.text)) classes.push('long-word');
  return classes.join(' ');
}

interface RowCellProps {
  readonly model: TableModel;
  readonly row: number;
  readonly column: ColumnModel;
  readonly toneLabel: string | null;
  readonly pickedLabel: string | null;
}

// On a narrow screen `data-label` stands before the value, because the headings are out of sight there.
function RowCell({ model, row, column, toneLabel, pickedLabel }: RowCellProps) {
  const cell = model.cell(row, column.id);
  const className = classNames(cell, column);
  const label = headingText(column);
  if (column.id !== model.rowHeader) {
    return (
      <td className={className} data-label={label}>
        <CellText cell={cell} />
      </td>
    );
  }
  return (
    <th scope="row" className={`${className} lead-cell`} data-label={label}>
      <CellText cell={cell} />
      {toneLabel === null ? null : (
        <>
          {' '}
          <span className="tone-words">{toneLabel}</span>
        </>
      )}
      {pickedLabel === null ? null : (
        <>
          {' '}
          <span className="tone-words">{pickedLabel}</span>
        </>
      )}
    </th>
  );
}
