import type { TableBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';
import { explainedFormulas, explainedTable, idleExplain, lacksDetails } from './explained-amounts';
import { rowFormId, selectionFormId } from './sending';

export const authoring: BlockAuthoring<TableBlock> = {
  row: ({ rows }) => (typeof rows === 'string' ? { each: rows } : { cells: rows.map(({ cells }) => cells) }),
  firstRows: ({ rows, sort, groupBy, pages, selection, arrange, columns }) => {
    const dependsOnAll = sort || groupBy || pages || selection || arrange || columns.some(({ hideWhenEmpty }) => hideWhenEmpty);
    return typeof rows === 'string' && !dependsOnAll ? rows : null;
  },
  explains: explainedFormulas,
  explained: explainedTable,
  columns: ({ columns }) => ({ at: 'columns', list: columns }),
  columnNames: ({ rowHeader, sort, groupBy }) => ({
    names: [
      { at: '/rowHeader', column: rowHeader },
      { at: '/sort/column', column: sort?.column },
      ...(sort?.thenBy ?? []).map(({ column }, index) => ({ at: `/sort/thenBy/${index}/column`, column })),
      { at: '/groupBy', column: groupBy },
    ],
  }),
  drawnParams: ({ pages }) => (pages ? [{ at: '/pages/page', id: pages.page, page: true }] : []),
  idle: (block) => [
    ...(block.pages
      ? ['sort', 'pageSize', 'paging', 'search', 'groupBy', ...block.columns.map((_, index) => `columns/${index}/filter`)]
      : []),
    ...sendings(block).map(({ at }) => `${at.slice(1)}/success/then`),
    ...idleExplain(block),
  ],
  // Without it the place of a row names it, and after a refresh other rows would be ticked.
  lacks: (block) => [
    ...(block.selection && block.rowId === undefined ? [{ setting: 'selection', needs: 'rowId' }] : []),
    ...lacksDetails(block),
  ],
  parts: ({ search = false, columns, pages, actions = [], selection, groupBy, arrange = false }) => [
    ...(groupBy === undefined ? [] : ['GroupEdges']),
    ...(arrange ? ['ArrangedTable'] : []),
    ...(search ? ['TableSearch'] : []),
    ...(columns.some(({ filter }) => filter !== undefined) ? ['TableFilters'] : []),
    ...(pages ? ['OfficePager'] : []),
    ...(actions.some(({ action }) => action === 'send') ? ['SendButton'] : []),
    ...(selection ? ['TickedRows'] : []),
  ],
  fileNames: ({ actions = [] }) =>
    Object.fromEntries(
      actions.flatMap((action, index) => (action.action === 'download' ? [[`/actions/${index}/fileName`, action.fileName]] : [])),
    ),
  calls: (block) => [
    ...(block.actions ?? []).flatMap((action) =>
      action.action === 'download' ? [{ call: action, answer: 'file' as const, scope: ['row'] }] : [],
    ),
    ...sendings(block).map(({ action, scope }) => ({
      call: { method: 'POST' as const, ...action },
      answer: 'json' as const,
      scope: [scope],
    })),
  ],
  sends: (block) => sendings(block).map(({ at, action }) => ({ at, submit: action, fields: [] })),
  validated: (block) => Object.fromEntries(sendings(block).map(({ formId, action }) => [`answer_${formId}`, action.response])),
};

/** The buttons that send, with the pointer from the block, the name that formulas of the call read, and the name of the form that they are. */
function sendings(block: TableBlock) {
  const ofRows = (block.actions ?? []).flatMap((action, index) =>
    action.action === 'send' ? [{ at: `/actions/${index}`, action, scope: 'row', formId: rowFormId(block, action) }] : [],
  );
  const ofTicked = (block.selection?.actions ?? []).map((action, index) => ({
    at: `/selection/actions/${index}`,
    action,
    scope: action.action === 'sendEach' ? 'row' : 'selected',
    formId: selectionFormId(block, action),
  }));
  return [...ofRows, ...ofTicked];
}
