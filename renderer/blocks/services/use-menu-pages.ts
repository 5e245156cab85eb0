import { usePortal } from '../../pack/use-pack';

/** A page of the side menu. */
export interface MenuPage {
  readonly key: string;
  readonly label: string;
  readonly target: string;
  readonly kind: string | null;
  readonly newTab: boolean;
}

/** The visible pages of the side menu, in its order. */
export function useMenuPages(): readonly MenuPage[] {
  const { menu } = usePortal().pack.index.shell;
  return [...menu]
    .filter(({ visible }) => visible)
    .sort((left, right) => left.position - right.position)
    .map(({ id, label, goTo }) => ({ key: id, label, target: goTo, kind: 'STRONA_WBUDOWANA', newTab: false }));
}
