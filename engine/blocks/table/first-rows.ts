import { buildTable } from '../../document/build-table';
import { sharesPlaces } from '../../document/common-places';
import { columnsOf } from '../../document/draw-cell';
import type { TableBlock } from '../../language/language.generated';
import type { BlockWork } from '../../screen/kinds';
import { withNames } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';

/** The table of the rows that have come of an answer on its way; null where there are none, or where how they look depends on the others. */
export function firstRowsOf({ screen, resolveBlocks }: BlockWork, block: TableBlock): TableModel | null {
  const source = screen.service.firstRows?.[block.id];
  const state = source === undefined ? undefined : screen.sources[source];
  if (source === undefined || state?.status !== 'loading' || state.beginning === undefined) return null;
  if (columnsOf(screen, block.columns).some((column) => sharesPlaces(screen, column))) return null;
  const table = buildTable(withNames(screen, { [source]: state.beginning }), block, resolveBlocks);
  return table.rowCount > 0 ? table : null;
}
