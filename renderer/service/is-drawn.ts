import { allModels, type ServiceModel } from '../../engine';

/** True when nothing of a screen is on its way any more. */
export function isDrawn({ blocks }: Pick<ServiceModel, 'blocks'>): boolean {
  return !allModels(blocks).some((block) => 'state' in block && block.state.status === 'loading');
}
