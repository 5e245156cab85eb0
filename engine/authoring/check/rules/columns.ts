import { formatOf } from '../../../formats';
import type { Column, TableBlock } from '../../../language/language.generated';
import { isNumeric, typeInWords } from '../../../language/static-type';
import { authoringOf } from '../../../screen/control-authoring';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind, type PlacedBlock } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { formatNeeds } from './format-types';

/** Checks columns against the contract of the rows, and everything that names a column. */
export function checkColumns(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    for (const table of blocksOfKind(service, 'table')) checkTable(service, table, report);
    for (const { block, pointer } of blocksOfKind(service, 'record'))
      checkFields(service, block.id, block.fields, `${pointer}/fields`, report);
    for (const [name, param] of Object.entries(service.definition.params ?? {})) {
      if (!('places' in param) || authoringOf(service.language.controls, param.control).settings(param.control).includes('places'))
        continue;
      report('places-unused', service.located.keySpan(`${childPointer('/params', name)}/places`), {
        message: `${name} is a range of dates, which have no decimal places.`,
        expected: 'number-range',
        got: param.control,
      });
    }
  }
}

function checkTable(service: CheckedService, { block, pointer }: PlacedBlock<TableBlock>, report: Report): void {
  checkFields(service, block.id, block.columns, `${pointer}/columns`, report);
  if (block.rowHeader !== undefined) checkColumnName(service, block, block.rowHeader, `${pointer}/rowHeader`, report);
  if (block.sort) checkColumnName(service, block, block.sort.column, `${pointer}/sort/column`, report);
  if (!Array.isArray(block.rows)) return;
  const ids = block.columns.map(({ id }) => id);
  for (const [index, row] of block.rows.entries()) {
    for (const name of Object.keys(row.cells).filter((cell) => !ids.includes(cell))) {
      const at = childPointer(`${pointer}/rows/${index}/cells`, name);
      report('unknown-column', service.located.keySpan(at), {
        message: `The table ${block.id} has no column ${name}.`,
        expected: listNames(ids),
        got: name,
        suggestion: nearest(name, ids),
      });
    }
  }
}

/** Reports a name that is no column of a table. */
export function checkColumnName(service: CheckedService, table: TableBlock, name: string, pointer: string, report: Report): void {
  const ids = table.columns.map(({ id }) => id);
  if (ids.includes(name)) return;
  report('unknown-column', service.located.valueSpan(pointer), {
    message: `The table ${table.id} has no column ${name}.`,
    expected: listNames(ids),
    got: name,
    suggestion: nearest(name, ids),
  });
}

function checkFields(service: CheckedService, blockId: string, columns: readonly Column[], pointer: string, report: Report): void {
  const row = service.types.rowType(blockId);
  const { formats } = service.language.kinds;
  for (const [index, column] of columns.entries()) {
    const at = childPointer(pointer, index);
    if (column.value === undefined && row.kind === 'object' && !Object.hasOwn(row.fields, column.id)) {
      const known = Object.keys(row.fields);
      const message = `The contract has no field ${column.id}, and the column has no value instead.`;
      report('unknown-path', service.located.valueSpan(`${at}/id`), {
        message,
        expected: listNames(known, 20),
        got: column.id,
        suggestion: nearest(column.id, known),
      });
      continue;
    }
    if (column.places !== undefined && formatOf(formats, column.format ?? 'text').places === undefined) {
      report('places-unused', service.located.keySpan(`${at}/places`), {
        message: `The format of the column ${column.id} does not use places.`,
        expected: listNames(Object.entries(formats).flatMap(([name, format]) => (format.places ? [name] : []))),
        got: column.format ?? 'text',
      });
    }
    const type = service.types.columnType(blockId, column);
    const needs = formatNeeds(formatOf(formats, column.code === undefined ? (column.format ?? 'text') : 'text'), type);
    if (needs !== null && (column.format !== undefined || type.kind !== 'boolean')) {
      const part = column.format !== undefined ? 'format' : column.value !== undefined ? 'value' : 'id';
      report('format-mismatch', service.located.valueSpan(`${at}/${part}`), {
        message: `The column ${column.id} cannot show its values ${column.format === undefined ? 'without a format' : `in the format ${column.format}`}.`,
        expected: needs,
        got: typeInWords(type),
      });
    }
    if (column.total && column.total.value === undefined && !isNumeric(type)) {
      report('total-of-text', service.located.keySpan(`${at}/total`), {
        message: `The column ${column.id} contains no numbers, so it cannot have a total.`,
        expected: 'a column of numbers',
        got: typeInWords(type),
      });
    }
  }
}
