import type { ExplanationBlock } from '../../language/language.generated';
import { explanationOf } from '../../screen/explanation';
import type { BlockResolver } from '../../screen/kinds';
import { withNames, words } from '../../screen/screen';
import type { ExplanationModel } from './model';

export const resolver: BlockResolver<ExplanationBlock, ExplanationModel> = {
  resolve({ screen }, block, state) {
    const isReady = state.status === 'ready';
    const at = block.of === undefined || !isReady ? screen : withNames(screen, { row: screen.evaluate(block.of, screen.scope) });
    return {
      block: 'explanation',
      id: block.id,
      state,
      label: words(at, block.label),
      explanation: isReady ? explanationOf(at, block) : null,
    };
  },
  hasContent: ({ explanation }) => explanation !== null,
};
