import type { ParamsBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<ParamsBlock> = {
  drawnParams: ({ params }) => params.map((id, index) => ({ at: `/params/${index}`, id })),
};
