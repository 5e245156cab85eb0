import type { BlockModel } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    section: SectionModel;
  }
}

/** Blocks under one heading. */
export interface SectionModel {
  readonly block: 'section';
  readonly id: string;
  readonly anchor: string | null;
  readonly title: string;
  readonly collapsed: boolean | null;
  readonly blocks: readonly BlockModel[];
}
