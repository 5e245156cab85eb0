import type { DownloadBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<DownloadBlock> = {
  // `answer` of this block is what the page says of the file.
  calls: ({ answer: _words, ...call }) => [{ call, answer: 'file', scope: [] }],
  fileNames: ({ fileName }) => ({ '/fileName': fileName }),
};
