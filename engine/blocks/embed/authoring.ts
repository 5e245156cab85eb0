import type { EmbedBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<EmbedBlock> = { framed: ({ src }) => ({ '/src': src }) };
