import type { RecordBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<RecordBlock> = {
  row: ({ of }) => ({ thing: of }),
  columns: ({ fields }) => ({ at: 'fields', list: fields }),
};
