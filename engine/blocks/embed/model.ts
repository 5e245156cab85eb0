import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    embed: EmbedModel;
  }
}

/** A page of another system in a frame. */
export interface EmbedModel {
  readonly block: 'embed';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly src: string | null;
  readonly height: number;
}
