import type { MenuItem } from '../../../portal';
import { useMenu } from '../../start/use-menu';

/** The visible pages of the side menu, in its order. */
export function useMenuPages(): readonly MenuItem[] {
  return useMenu().items;
}
