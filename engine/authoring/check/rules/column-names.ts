import { isNumeric } from '../../../language/static-type';
import type { NamedColumns, ShownColumns } from '../../../screen/block-authoring';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { type Said, saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';

/** Checks everything that names a column, of the own table or of another block's, and the cells of rows that are written out. */
export function checkColumnNames(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkColumnNamesOf);
}

function checkColumnNamesOf(report: Report, service: CheckedService): void {
  // A block with columns and rows of its own is a table, whatever its kind is called.
  const rows = new Map(saidOfBlocks(service, ({ row }) => row).map(({ id, said }) => [id, said] as const));
  const tables = saidOfBlocks(service, ({ columns }) => columns).filter(
    ({ id }) => 'each' in (rows.get(id) ?? {}) || 'cells' in (rows.get(id) ?? {}),
  );
  for (const names of saidOfBlocks(service, ({ columnNames }) => columnNames)) checkNames(service, names, tables, report);
  for (const table of tables) {
    checkParts(service, table, report);
    const row = rows.get(table.id);
    if (row && 'cells' in row) checkCells(service, table, row.cells, report);
  }
}

type Table = Said<ShownColumns>;

/** What only a field of a record can have. */
const partsOfRecords = ['copy', 'large'] as const;

function checkParts(service: CheckedService, { said, pointer }: Table, report: Report): void {
  for (const [index, column] of said.list.entries())
    for (const part of partsOfRecords) {
      if (column[part] !== true) continue;
      report('record-only', service.located.keySpan(`${childPointer(`${pointer}/${said.at}`, index)}/${part}`), {
        message: say('table-without-part', { column: column.id, part }),
        expected: say('field-of-record'),
      });
    }
}

function checkNames(service: CheckedService, names: Said<NamedColumns>, tables: readonly Table[], report: Report): void {
  const { said, id, pointer } = names;
  const table = tables.find((each) => each.id === (said.table?.id ?? id));
  if (!table) {
    if (said.table) unknownTable(service, said.table.id, pointer + said.table.at, tables, report);
    return;
  }
  for (const { at, column, drawn } of said.names) {
    if (column === undefined) continue;
    checkColumnName(service, table, column, pointer + at, 'value', report);
    if (drawn) checkIsNumeric(service, table, column, pointer + at, report);
  }
}

function unknownTable({ located }: CheckedService, id: string, pointer: string, tables: readonly Table[], report: Report): void {
  const ids = tables.map((table) => table.id);
  report('unknown-table', located.valueSpan(pointer), {
    message: say('no-table', { table: id }),
    expected: listNames(ids),
    got: id,
    suggestion: nearest(id, ids),
  });
}

function checkCells(service: CheckedService, table: Table, rows: readonly Readonly<Record<string, unknown>>[], report: Report): void {
  for (const [index, cells] of rows.entries())
    for (const name of Object.keys(cells))
      checkColumnName(service, table, name, childPointer(`${table.pointer}/rows/${index}/cells`, name), 'key', report);
}

function checkColumnName(
  { located }: CheckedService,
  { id, said }: Table,
  name: string,
  pointer: string,
  part: 'key' | 'value',
  report: Report,
): void {
  const ids = said.list.map((column) => column.id);
  if (ids.includes(name)) return;
  report('unknown-column', part === 'key' ? located.keySpan(pointer) : located.valueSpan(pointer), {
    message: say('no-column', { table: id, column: name }),
    expected: listNames(ids),
    got: name,
    suggestion: nearest(name, ids),
  });
}

function checkIsNumeric({ types, located }: CheckedService, { id, said }: Table, name: string, pointer: string, report: Report): void {
  const column = said.list.find((each) => each.id === name);
  const type = column && types.columnType(id, column);
  if (!type || isNumeric(type)) return;
  report('chart-value-not-number', located.valueSpan(pointer), {
    message: say('column-not-drawable', { column: name }),
    expected: say('column-of-numbers'),
    got: typeInWords(type),
  });
}
