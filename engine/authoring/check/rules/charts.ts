import { isNumeric, typeInWords } from '../../../language/static-type';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkColumnName } from './columns';

/** Checks that every chart draws columns of a table of its screen. */
export function checkCharts(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    const tables = blocksOfKind(service, 'table').map(({ block }) => block);
    for (const { block, pointer } of blocksOfKind(service, 'chart')) {
      const table = tables.find(({ id }) => id === block.table);
      if (!table) {
        const ids = tables.map(({ id }) => id);
        const details = {
          message: `This screen has no table ${block.table}.`,
          expected: listNames(ids),
          got: block.table,
          suggestion: nearest(block.table, ids),
        };
        report('unknown-table', service.located.valueSpan(`${pointer}/table`), details);
        continue;
      }
      for (const part of ['category', 'value', 'series'] as const) {
        const name = block[part];
        if (name !== undefined) checkColumnName(service, table, name, `${pointer}/${part}`, report);
      }
      const column = table.columns.find(({ id }) => id === block.value);
      const type = column && service.types.columnType(table.id, column);
      if (type && !isNumeric(type)) {
        const details = {
          message: `The column ${block.value} contains no numbers, so the chart cannot draw it.`,
          expected: 'a column of numbers',
          got: typeInWords(type),
        };
        report('chart-value-not-number', service.located.valueSpan(`${pointer}/value`), details);
      }
    }
  }
}
