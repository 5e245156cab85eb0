import type { BlockStatus } from '../../screen/block-model';
import type { Language } from '../../values/language';

declare module '../../screen/block-model' {
  interface BlockModels {
    news: NewsModel;
  }
}

/** A link that the office sends with a day. The renderer decides whether its target is safe. */
export interface NewsLink {
  /** As yyyy-MM-dd. */
  readonly day: string;
  /** The day as it is shown. */
  readonly dayWords: string;
  readonly label: string;
  /** Language of the label where it is not that of the page. */
  readonly language: Language | null;
  readonly link: string;
  /** STRONA_WBUDOWANA, STRONA_WLASNA or LINK, null when nobody says. */
  readonly kind: string | null;
}

/** Links with days, the newest first. */
export interface NewsModel {
  readonly block: 'news';
  readonly id: string;
  readonly title: string;
  /** False: the title is only for screen readers. */
  readonly showTitle: boolean;
  readonly state: BlockStatus;
  readonly links: readonly NewsLink[];
  /** A further link, where there is any link. */
  readonly all: { readonly label: string; readonly goTo: string } | null;
  /** Null: nothing is shown when there is no link. */
  readonly whenEmpty: string | null;
}
