import type { DownloadBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<DownloadBlock> = {
  calls: (block) => [{ call: block, answer: 'file', scope: [] }],
  fileNames: ({ fileName }) => ({ '/fileName': fileName }),
};
