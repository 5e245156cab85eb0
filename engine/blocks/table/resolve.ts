import { columnsOf } from '../../document/draw-cell';
import type { TableBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import { csvNameOf } from './csv-name';
import { firstRowsOf } from './first-rows';
import type { TableBlockModel } from './model';
import { officePages } from './office-pages';
import { sendingOf } from './sending';
import { tableOf } from './table-of';

export const resolver: BlockResolver<TableBlock, TableBlockModel> = {
  resolve(work, block, state) {
    const { screen } = work;
    const table = state.status === 'ready' ? tableOf(work, block) : null;
    const firstRows = state.status === 'loading' ? firstRowsOf(work, block) : null;
    return {
      block: 'table',
      id: block.id,
      title: words(screen, block.title),
      showTitle: block.showTitle !== false,
      state,
      table,
      ...(firstRows && { firstRows }),
      sending: table && sendingOf(screen, block, table),
      whenEmpty: words(screen, block.whenEmpty),
      pages: officePages(screen, block),
      ...(block.arrange === true && { arrange: true as const }),
      csv: block.csv !== false,
      csvName: csvNameOf(screen, block),
      fields: columnsOf(screen, block.columns).map((column) => words(screen, column.label)),
    };
  },
  paramsDrawn: ({ pages }) => (pages ? [pages.page] : []),
  holds: ({ details }) => (details ? [{ path: ['details', 'blocks'], place: 'row', blocks: details.blocks }] : []),
  hasContent: ({ table }) => table !== null && table.rowCount > 0,
};
