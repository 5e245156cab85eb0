import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    qr: QrModel;
  }
}

/** A QR code with what it is for. */
export interface QrModel {
  readonly block: 'qr';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  /** What the code holds; null while there is nothing, or more than a code can hold. */
  readonly value: string | null;
  /** A sentence beside the code. */
  readonly text: string;
  /** What the code is, for those who cannot see it. */
  readonly alt: string;
  /** What stands in place of a code; null when nothing does. */
  readonly whenEmpty: string | null;
}
