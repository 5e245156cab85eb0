import { type Format, formatOf } from '../../../formats';
import type { Column } from '../../../language/language.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';

/** Checks that a filter of a column fits what the column shows. */
export function checkColumnFilters(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkFiltersOf);
}

function checkFiltersOf(report: Report, service: CheckedService): void {
  const rows = new Map(saidOfBlocks(service, ({ row }) => row).map(({ id, said }) => [id, said] as const));
  for (const { said, id, pointer } of saidOfBlocks(service, ({ columns }) => columns)) {
    const isRecord = 'thing' in (rows.get(id) ?? {});
    for (const [index, column] of said.list.entries()) {
      const { filter } = column;
      if (filter === undefined) continue;
      const place = service.located.valueSpan(`${childPointer(`${pointer}/${said.at}`, index)}/filter`);
      if (isRecord) {
        report('filter-unfit', place, {
          message: say('record-without-filter', { column: column.id }),
          expected: say('column-of-table'),
        });
      } else if (!fits(column, filter, formatOf(service.language.kinds.formats, column.format ?? 'text'))) {
        report('filter-unfit', place, {
          message: say('column-without-filter', { column: column.id, filter }),
          expected: say('filter-that-fits'),
          got: filter,
        });
      }
    }
  }
}

function fits({ code }: Column, filter: NonNullable<Column['filter']>, { takes, numeric, instant }: Format): boolean {
  if (filter === 'choice') return true;
  if (code !== undefined) return false;
  return filter === 'days' ? instant !== undefined : numeric || takes === 'years';
}
