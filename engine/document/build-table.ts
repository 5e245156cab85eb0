import { evaluateValue, scopeOf } from '../expressions';
import type { Block, Column, SortKey, TableBlock } from '../language/language.generated';
import { leadsNowhere } from '../pack/service-route';
import type { BlockModel } from '../screen/block-model';
import { blocksOfRow } from '../screen/blocks-of-row';
import { isSensitive, paramsBehind } from '../screen/params-behind';
import { resolveFile, resolveFileProblems } from '../screen/resolve-file';
import { firstThatHolds, formatOptions, type Screen, withNames, words } from '../screen/screen';
import type { Cell, ColumnModel, RowActionModel, SortOrder, TableModel, Tone } from '../screen/table-model';
import { isRecord } from '../values/is-record';
import { commonPlaces } from './common-places';
import {
  cellValue,
  columnFormat,
  columnsOf,
  drawCell,
  emptySign,
  headingUnit,
  isEmptyValue,
  leastPlaces,
  specialCase,
  unitOf,
} from './draw-cell';
import { groupRows } from './group-rows';
import { orderRowsBy } from './table-order';
import { totalsOf } from './totals';

/** Builds a table from its definition and data. Cells are worked out when they are read; sort orders are cached. */
export function buildTable(
  screen: Screen,
  block: TableBlock,
  resolveBlocks: (screen: Screen, blocks: readonly Block[]) => readonly BlockModel[],
): TableModel {
  const rows = rowsOf(screen, block);
  const rowAt = (place: number): unknown => rows[place] ?? null;
  const inRow = (place: number): Screen => withNames(screen, { row: rowAt(place) });
  const hasValue = (column: Column): boolean => rows.some((row) => !isEmptyValue(cellValue(screen, column, row)));
  const shown = columnsOf(screen, block.columns).filter((column) => column.hideWhenEmpty !== true || hasValue(column));
  const byId = new Map(shown.map((column) => [column.id, column]));
  const columns = shown.map((column) => columnModel(screen, block.pages === undefined ? column : { ...column, sortable: false }));
  const headed = new Map(columns.map((column) => [column.id, column.unit !== null]));
  const placesOf = commonPlaces(screen, rows);
  const columnAt = (id: string): Column => {
    const column = byId.get(id);
    if (!column) throw new Error(`The table ${block.id} has no column ${id}.`);
    return column;
  };
  // Of one page nothing can be said about the others: neither their order nor what is found in them.
  const isPart = block.pages !== undefined;
  const inAddress = screen.service.definition.access?.protected !== true;
  const hasDetails = (place: number): boolean =>
    block.details !== undefined && (block.details.when === undefined || screen.evaluate(block.details.when, inRow(place).scope) === true);
  const rowKey = (place: number): string =>
    String((block.rowId === undefined ? null : screen.evaluate(block.rowId, inRow(place).scope)) ?? place);

  // Of one page nothing can be said about the others, so groups would end where the page does.
  const group = block.groupBy !== undefined && !isPart && byId.has(block.groupBy) ? block.groupBy : null;
  const { ordered, keysOf } = orderRowsBy(screen, rows, columnAt, group);
  const totals = totalsOf(screen, block, shown, rows, placesOf);
  const cell = (place: number, id: string): Cell => {
    const column = columnAt(id);
    return drawCell(screen, column, rowAt(place), headed.get(id) !== true, placesOf(column));
  };

  return {
    columns,
    choice: choiceOf(screen, block),
    rowCount: rows.length,
    rowHeader: block.rowHeader !== undefined && byId.has(block.rowHeader) ? block.rowHeader : (shown[0]?.id ?? ''),
    initialSort: block.sort && !isPart && byId.has(block.sort.column) ? startOrder([block.sort, ...(block.sort.thenBy ?? [])], byId) : null,
    pageSize: block.pageSize ?? 5,
    paging: block.paging !== false && !isPart,
    hasActions: (block.actions ?? []).length > 0,
    filters: shown.flatMap(({ id, filter }) => (filter === undefined || isPart ? [] : [{ column: id, by: filter }])),
    search: block.search === true && !isPart ? (inAddress ? 'in address' : 'on page') : null,
    inAddress,
    totals,
    details: block.details
      ? {
          show: words(screen, block.details.show),
          hide: words(screen, block.details.hide),
          closeOnPageChange: block.details.closeOnPageChange !== false,
        }
      : null,
    marks: (block.tones ?? []).length > 0 ? screen.context.translate('engine.rowMark') : null,
    rowKey,
    rowData: rowAt,
    cell,
    behind(id) {
      const column = columnAt(id);
      return {
        format: columnFormat(screen, column),
        options: formatOptions(screen, null, true),
        value: (place) => cellValue(screen, column, rowAt(place)),
        words: (place) => specialCase(screen, column, rowAt(place))?.id ?? null,
      };
    },
    csv: (place, id) => csvOf(screen, columnAt(id), rowAt(place)),
    tone: (place) => toneOf(inRow(place), block),
    actions: (place) => actionsOf(inRow(place), block),
    hasDetails,
    detailBlocks(place, ids) {
      if (!block.details || !hasDetails(place)) return [];
      const blocks = resolveBlocks(inRow(place), block.details.blocks);
      return ids === 'own' ? blocks : blocksOfRow(screen.kinds, blocks, rowKey(place));
    },
    ordered,
    ...(group !== null && { groupsOf: (order: ArrayLike<number>) => groupRows({ cell, totals }, group, keysOf(group), order) }),
  };
}

// The browser stores it with the position in the table, so it must not contain anything that identifies a person.
function choiceOf(screen: Screen, { id }: TableBlock): string {
  const params = screen.scope.find('params');
  const behind = paramsBehind(screen, `block:${id}`).filter((param) => !isSensitive(screen.service.definition.params?.[param]));
  return JSON.stringify(behind.map((param) => (isRecord(params) ? params[param] : null) ?? null));
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
  return rows.filter((row) => screen.evaluate(where, scopeOf({ row }, screen.scope)) === true);
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
    ...(column.important === true && { important: true }),
  };
}

function csvOf(screen: Screen, column: Column, row: unknown): string {
  const value = cellValue(screen, column, row);
  if (specialCase(screen, column, row) || column.code !== undefined || value === null || value === undefined) {
    const cell = drawCell(screen, column, row, true);
    return value === null && cell.text === emptySign ? '' : cell.text;
  }
  const unit = unitOf(screen, column, row);
  const format = columnFormat(screen, column);
  return format.format(value, formatOptions(screen, unit, true)) === null
    ? screen.context.translate('engine.noData')
    : format.csv(value, formatOptions(screen, unit, headingUnit(screen, column) === null, leastPlaces(screen, column, row)));
}

function toneOf(screen: Screen, block: TableBlock): Tone | null {
  const tone = firstThatHolds(screen, block.tones);
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
    if (action.action === 'send') {
      if (offered) return [{ action: 'send', id: action.id, label: words(screen, action.label) }];
      return action.otherwise === undefined ? [] : [{ action: 'none', id: action.id, text: words(screen, action.otherwise) }];
    }
    const goTo = offered ? evaluateValue(action.goTo, screen.scope, screen.evaluate) : null;
    if (typeof goTo !== 'string' || !/^\/(?![/\\])/.test(goTo) || leadsNowhere(goTo, screen.context)) return [];
    const state = Object.fromEntries(
      Object.entries(action.state ?? {}).map(([name, value]) => [name, evaluateValue(value, screen.scope, screen.evaluate)]),
    );
    return [{ action: 'open', id: action.id, label: words(screen, action.label), goTo, state }];
  });
}

/** The columns of a start order as far as they are shown, each once. */
function startOrder([first, ...others]: readonly SortKey[], shown: ReadonlyMap<string, unknown>): SortOrder | null {
  if (first === undefined) return null;
  const next = startOrder(
    others.filter(({ column }) => column !== first.column && shown.has(column)),
    shown,
  );
  return { column: first.column, direction: first.direction ?? 'ascending', ...(next && { next }) };
}
