import { isExpression } from '../../expressions';
import type { ExplanationBlock, TableBlock } from '../../language/language.generated';
import { explanationBelow, wordsOfCell } from '../explanation/explained-columns';

/** A table with what explains its amounts: those of rows in the details of each, those written out and totals below the table. */
export function explainedTable(block: TableBlock): readonly [TableBlock, ...ExplanationBlock[]] {
  const columns = block.columns.filter(({ explain }) => explain === true);
  const { details, rows } = block;
  const inRows = columns.flatMap((column) =>
    column.value === undefined ? [] : [explanationBelow({ id: block.id, block: block.block }, column.id, column, { value: column.value })],
  );
  const own =
    typeof rows === 'string' && details !== undefined && inRows.length > 0
      ? { ...block, details: { ...details, blocks: [...details.blocks, ...inRows] } }
      : block;
  return [own, ...(typeof rows === 'string' ? [] : cellsOf(block, rows)), ...totalsOf(block)];
}

function cellsOf(block: TableBlock, rows: Exclude<TableBlock['rows'], string>): readonly ExplanationBlock[] {
  const header = block.rowHeader ?? block.columns[0]?.id ?? '';
  return rows.flatMap(({ id, cells }) =>
    block.columns.flatMap((column) => {
      const value = cells[column.id];
      if (column.explain !== true || !isExpression(value)) return [];
      const label = wordsOfCell(cells[header], column.label);
      return [explanationBelow(block, `${id}-${column.id}`, { ...column, label }, { value })];
    }),
  );
}

function totalsOf(block: TableBlock): readonly ExplanationBlock[] {
  return block.columns.flatMap((column) => {
    const { total } = column;
    if (total?.explain !== true || total.value === undefined) return [];
    return [explanationBelow(block, `total-${column.id}`, column, { value: total.value })];
  });
}

/** The formulas of its explained amounts, each with its pointer from the block. */
export function explainedFormulas({ columns, rows }: TableBlock): readonly { readonly at: string; readonly value: string }[] {
  const written = typeof rows === 'string' ? [] : rows;
  return columns.flatMap(({ id, explain, value, total }, index) => [
    ...(explain === true && value !== undefined && typeof rows === 'string' ? [{ at: `/columns/${index}/value`, value }] : []),
    ...(explain === true ? written : []).flatMap(({ cells }, place) => {
      const cell = cells[id];
      return isExpression(cell) ? [{ at: `/rows/${place}/cells/${id}`, value: cell }] : [];
    }),
    ...(total?.explain === true && total.value !== undefined ? [{ at: `/columns/${index}/total/value`, value: total.value }] : []),
  ]);
}

/** Places at which nothing is worked out that could be explained. */
export function idleExplain({ columns, rows }: TableBlock): readonly string[] {
  return columns.flatMap(({ id, explain, value, total }, index) => {
    const isWorkedOut = typeof rows === 'string' ? value !== undefined : rows.some(({ cells }) => isExpression(cells[id]));
    return [
      ...(explain === true && !isWorkedOut ? [`columns/${index}/explain`] : []),
      ...(total?.explain === true && total.value === undefined ? [`columns/${index}/total/explain`] : []),
    ];
  });
}

/** Columns whose rows have no details in which they could be explained. */
export function lacksDetails({ columns, rows, details }: TableBlock): readonly { readonly setting: string; readonly needs: string }[] {
  if (typeof rows !== 'string' || details !== undefined) return [];
  return columns.flatMap(({ explain, value }, index) =>
    explain === true && value !== undefined ? [{ setting: `columns/${index}/explain`, needs: 'details' }] : [],
  );
}
