import { buildTable } from '../../document/build-table';
import type { TableBlock } from '../../language/language.generated';
import type { BlockWork } from '../../screen/kinds';
import type { TableModel } from '../../screen/table-model';

/** The table of a block, worked out once for all blocks that show it. */
export function tableOf({ screen, tables, resolveBlocks }: BlockWork, block: TableBlock): TableModel {
  const table = tables.get(block.id) ?? buildTable(screen, block, resolveBlocks);
  tables.set(block.id, table);
  return table;
}
