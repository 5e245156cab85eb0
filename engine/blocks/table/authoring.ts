import type { TableBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<TableBlock> = {
  row: ({ rows }) => (typeof rows === 'string' ? { each: rows } : { cells: rows.map(({ cells }) => cells) }),
  calls: ({ actions = [] }) =>
    actions.flatMap((action) => (action.action === 'download' ? [{ call: action, answer: 'file', scope: ['row'] }] : [])),
};
