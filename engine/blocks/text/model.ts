import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    text: TextBlockModel;
  }
}

/** Plain text. */
export interface TextBlockModel {
  readonly block: 'text';
  readonly id: string;
  readonly anchor: string | null;
  readonly state: BlockStatus;
  readonly paragraphs: readonly string[];
}
