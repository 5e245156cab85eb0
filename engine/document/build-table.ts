import { evaluateValue } from '../expressions';
import type { Block, Column, TableBlock } from '../language/language.generated';
import type { BlockModel } from '../screen/block-model';
import { blocksOfRow } from '../screen/blocks-of-row';
import { paramsBehind } from '../screen/params-behind';
import { resolveFile, resolveFileProblems } from '../screen/resolve-file';
import { formatOptions, type Screen, words } from '../screen/screen';
import { isSensitive } from '../screen/sensitive-param';
import type { ColumnModel, RowActionModel, TableModel, Tone } from '../screen/table-model';
import { commonPlaces } from './common-places';
import { cellValue, columnFormat, columnsOf, drawCell, emptySign, headingUnit, isEmptyValue, leastPlaces, unitOf } from './draw-cell';
import { orderRowsBy } from './table-order';
import { totalsOf } from './totals';

/** Builds a table from its definition and data. Cells are worked out when they are asked for; sort orders are kept. */
export function buildTable(
  screen: Screen,
  block: TableBlock,
  resolveBlocks: (screen: Screen, blocks: readonly Block[]) => readonly BlockModel[],
): TableModel {
  const rows = rowsOf(screen, block);
  // One scope for all rows: only `row` changes, so a long table does not copy the scope for each cell.
  const scope: Record<string, unknown> = { ...screen.scope };
  const inner: Screen = { ...screen, scope };
  const at = (row: number): unknown => {
    scope.row = rows[row] ?? null;
    return scope.row;
  };
  const hasValue = (column: Column): boolean => rows.some((_, row) => !isEmptyValue(cellValue(inner, column, at(row))));
  const shown = columnsOf(screen, block.columns).filter((column) => column.hideWhenEmpty !== true || hasValue(column));
  const byId = new Map(shown.map((column) => [column.id, column]));
  const columns = shown.map((column) => columnModel(screen, column));
  const headed = new Map(columns.map((column) => [column.id, column.unit !== null]));
  const placesOf = commonPlaces(inner, rows, at);
  const columnAt = (id: string): Column => {
    const column = byId.get(id);
    if (!column) throw new Error(`The table ${block.id} has no column ${id}.`);
    return column;
  };
  const rowKey = (row: number): string => {
    if (block.rowId === undefined) return String(row);
    at(row);
    return String(inner.evaluate(block.rowId, scope) ?? row);
  };

  return {
    columns,
    choice: choiceOf(screen, block),
    rowCount: rows.length,
    lead: block.lead !== undefined && byId.has(block.lead) ? block.lead : (shown[0]?.id ?? ''),
    initialSort:
      block.sort && byId.has(block.sort.column) ? { column: block.sort.column, direction: block.sort.direction ?? 'ascending' } : null,
    pageSize: block.pageSize ?? 5,
    paging: block.paging !== false,
    hasActions: (block.actions ?? []).length > 0,
    totals: totalsOf(inner, block, shown, rows, at, placesOf),
    details: block.details
      ? {
          show: words(screen, block.details.show),
          hide: words(screen, block.details.hide),
          closeOnPageChange: block.details.closeOnPageChange !== false,
        }
      : null,
    marks: (block.tones ?? []).length > 0 ? screen.context.translate('engine.rowMark') : null,
    rowKey,
    rowData: (row) => rows[row] ?? null,
    cell: (row, id) => {
      const column = columnAt(id);
      // Measuring a column goes through all rows, so the row of the cell is taken up afterwards.
      const places = placesOf(column);
      return drawCell(inner, column, at(row), headed.get(id) !== true, places);
    },
    csv: (row, id) => csvOf(inner, columnAt(id), at(row)),
    tone: (row) => {
      at(row);
      return toneOf(inner, block);
    },
    actions: (row) => {
      at(row);
      return actionsOf(inner, block);
    },
    detailBlocks(row, ids) {
      if (!block.details) return [];
      const blocks = resolveBlocks({ ...screen, scope: { ...screen.scope, row: rows[row] ?? null } }, block.details.blocks);
      return ids === 'own' ? blocks : blocksOfRow(screen.kinds, blocks, rowKey(row));
    },
    ordered: orderRowsBy(inner, rows.length, columnAt, at),
  };
}

// The browser stores it with the place in the table, so nothing in it identifies a person.
function choiceOf(screen: Screen, { id }: TableBlock): string {
  const params = screen.scope.params as Readonly<Record<string, unknown>>;
  const behind = paramsBehind(screen, `block:${id}`).filter((param) => !isSensitive(screen.service.definition.params?.[param]));
  return JSON.stringify(behind.map((param) => params[param] ?? null));
}

function rowsOf(screen: Screen, block: TableBlock): readonly unknown[] {
  const data =
    typeof block.rows === 'string'
      ? screen.evaluate(block.rows, screen.scope)
      : block.rows.map((row) =>
          Object.fromEntries(Object.entries(row.cells).map(([id, cell]) => [id, evaluateValue(cell, screen.scope, screen.evaluate)])),
        );
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const where = block.where;
  if (where === undefined) return rows;
  const scope: Record<string, unknown> = { ...screen.scope };
  return rows.filter((row) => {
    scope.row = row;
    return screen.evaluate(where, scope) === true;
  });
}

function columnModel(screen: Screen, column: Column): ColumnModel {
  const format = columnFormat(screen, column);
  const isWords = column.code !== undefined || column.cases !== undefined;
  return {
    id: column.id,
    label: words(screen, column.label),
    unit: headingUnit(screen, column),
    align: isWords ? 'start' : format.align,
    unbroken: !isWords && (format.unbroken === true || format.align === 'end'),
    sortable: column.sortable !== false,
    width: column.width ?? 'normal',
  };
}

function csvOf(screen: Screen, column: Column, row: unknown): string {
  const special = column.cases?.some((candidate) => screen.evaluate(candidate.when, screen.scope) === true) === true;
  const value = cellValue(screen, column, row);
  if (special || column.code !== undefined || value === null || value === undefined) {
    const cell = drawCell(screen, column, row, true);
    return value === null && cell.text === emptySign ? '' : cell.text;
  }
  const unit = unitOf(screen, column);
  const format = columnFormat(screen, column);
  return format.format(value, formatOptions(screen, unit, true)) === null
    ? screen.context.translate('engine.noData')
    : format.csv(value, formatOptions(screen, unit, headingUnit(screen, column) === null, leastPlaces(screen, column)));
}

function toneOf(screen: Screen, block: TableBlock): Tone | null {
  const tone = block.tones?.find((candidate) => screen.evaluate(candidate.when, screen.scope) === true);
  return tone ? { tone: tone.tone, label: words(screen, tone.label) } : null;
}

function actionsOf(screen: Screen, block: TableBlock): RowActionModel[] {
  return (block.actions ?? []).flatMap((action): RowActionModel[] => {
    const offered = action.when === undefined || screen.evaluate(action.when, screen.scope) === true;
    if (action.action === 'download') {
      const file = offered ? resolveFile(screen, action) : null;
      const problems = resolveFileProblems(screen, action.onError);
      if (file) return [{ action: 'download', id: action.id, label: words(screen, action.label), file, problems }];
      return action.otherwise === undefined ? [] : [{ action: 'none', id: action.id, text: words(screen, action.otherwise) }];
    }
    const goTo = offered ? evaluateValue(action.goTo, screen.scope, screen.evaluate) : null;
    if (typeof goTo !== 'string' || !/^\/(?![/\\])/.test(goTo)) return [];
    const state = Object.fromEntries(
      Object.entries(action.state ?? {}).map(([name, value]) => [name, evaluateValue(value, screen.scope, screen.evaluate)]),
    );
    return [{ action: 'open', id: action.id, label: words(screen, action.label), goTo, state }];
  });
}
