import type { TableBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<TableBlock> = {
  row: ({ rows }) => (typeof rows === 'string' ? { each: rows } : { cells: rows.map(({ cells }) => cells) }),
  columns: ({ columns }) => ({ at: 'columns', list: columns }),
  columnNames: ({ rowHeader, sort }) => ({
    names: [
      { at: '/rowHeader', column: rowHeader },
      { at: '/sort/column', column: sort?.column },
    ],
  }),
  drawnParams: ({ pages }) => (pages ? [{ at: '/pages/page', id: pages.page, page: true }] : []),
  idle: ({ pages, columns }) =>
    pages ? ['sort', 'pageSize', 'paging', 'search', ...columns.map((_, index) => `columns/${index}/filter`)] : [],
  parts: ({ search = false, columns, pages }) => [
    ...(search ? ['TableSearch'] : []),
    ...(columns.some(({ filter }) => filter !== undefined) ? ['TableFilters'] : []),
    ...(pages ? ['OfficePager'] : []),
  ],
  fileNames: ({ actions = [] }) =>
    Object.fromEntries(
      actions.flatMap((action, index) => (action.action === 'download' ? [[`/actions/${index}/fileName`, action.fileName]] : [])),
    ),
  calls: ({ actions = [] }) =>
    actions.flatMap((action) => (action.action === 'download' ? [{ call: action, answer: 'file', scope: ['row'] }] : [])),
};
