import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    tiles: TilesModel;
  }
}

/** A link that the office sends. The renderer decides whether its target is safe. */
export interface TileModel {
  readonly label: string;
  readonly text: string | null;
  readonly icon: string | null;
  readonly link: string;
  /** STRONA_WBUDOWANA, STRONA_WLASNA or LINK, null when the office does not say. */
  readonly kind: string | null;
  readonly newTab: boolean;
}

/** A grid of links that the office sends. */
export interface TilesModel {
  readonly block: 'tiles';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly tiles: readonly TileModel[];
  readonly empty: string;
}
