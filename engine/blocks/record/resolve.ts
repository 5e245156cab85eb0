import { cellValue, columnsOf, drawCell, isEmptyValue, plainValue } from '../../document/draw-cell';
import type { RecordBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords, type Screen, withNames, words } from '../../screen/screen';
import type { RecordModel } from './model';

export const resolver: BlockResolver<RecordBlock, RecordModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'record',
    id: block.id,
    anchor: block.anchor ?? null,
    title: words(screen, block.title),
    showTitle: block.showTitle ?? true,
    state,
    fields: fieldsOf(screen, block, state.status === 'ready' ? screen.evaluate(block.of, screen.scope) : null),
    whenEmpty: optionalWords(screen, block.whenEmpty),
  }),
  hasContent: ({ fields }) => fields !== null,
  again: (model, id) => ({ ...model, id, anchor: null, fields: model.fields?.map((field) => ({ ...field, anchor: null })) ?? null }),
};

function fieldsOf(screen: Screen, block: RecordBlock, row: unknown): RecordModel['fields'] {
  if (typeof row !== 'object' || row === null) return null;
  const inner = withNames(screen, { row });
  return columnsOf(inner, block.fields)
    .filter((field) => field.hideWhenEmpty !== true || !isEmptyValue(cellValue(inner, field, row)))
    .map((field) => ({
      id: field.id,
      anchor: field.anchor ?? null,
      label: words(inner, field.label),
      cell: drawCell(inner, field, row, true),
      copy: field.copy === true ? plainValue(inner, field, row) : null,
      large: field.large === true,
    }));
}
