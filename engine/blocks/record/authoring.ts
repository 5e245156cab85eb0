import type { RecordBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';
import { explanationBelow } from '../explanation/explained-columns';

export const authoring: BlockAuthoring<RecordBlock> = {
  row: ({ of }) => ({ thing: of }),
  explains: ({ fields }) =>
    fields.flatMap(({ explain, value }, index) =>
      explain === true && value !== undefined ? [{ at: `/fields/${index}/value`, value }] : [],
    ),
  idle: ({ fields }) =>
    fields.flatMap(({ explain, value }, index) => (explain === true && value === undefined ? [`fields/${index}/explain`] : [])),
  explained: (block) => [
    block,
    ...block.fields.flatMap((field) =>
      field.explain === true && field.value !== undefined
        ? [explanationBelow(block, field.id, field, { value: field.value, of: block.of })]
        : [],
    ),
  ],
  columns: ({ fields }) => ({ at: 'fields', list: fields }),
};
