import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    notice: NoticeModel;
  }
}

/** A message in a frame. */
export interface NoticeModel {
  readonly block: 'notice';
  readonly id: string;
  readonly anchor: string | null;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly state: BlockStatus;
  readonly text: string;
}
