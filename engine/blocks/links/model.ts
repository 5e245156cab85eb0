import type {} from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    links: LinksModel;
  }
}

/** A list of links that stand in the definition. */
export interface LinksModel {
  readonly block: 'links';
  readonly id: string;
  readonly anchor: string | null;
  readonly title: string;
  /** False: the title is only for screen readers. */
  readonly showTitle: boolean;
  readonly look: 'list' | 'buttons';
  readonly links: readonly { readonly id: string; readonly label: string; readonly goTo: string }[];
}
