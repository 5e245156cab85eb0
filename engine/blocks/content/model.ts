import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    content: ContentModel;
  }
}

/** Formatted text of the office. */
export interface ContentModel {
  readonly block: 'content';
  readonly id: string;
  readonly anchor: string | null;
  readonly state: BlockStatus;
  readonly html: string;
}
