import type { ServiceModel } from '../../engine';

/** True when nothing of a screen is on its way any more. */
export function isDrawn({ blocks }: Pick<ServiceModel, 'blocks'>): boolean {
  return !blocks.some(isLoading);
}

function isLoading(block: ServiceModel['blocks'][number]): boolean {
  if (block.block === 'section') return block.blocks.some(isLoading);
  if (block.block === 'widget') return block.table !== null && isLoading(block.table);
  return 'state' in block && block.state.status === 'loading';
}
