import type { ExplanationBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<ExplanationBlock> = {
  explains: ({ value }) => [{ at: '/value', value }],
  row: ({ of }) => (of === undefined ? null : { thing: of }),
};
