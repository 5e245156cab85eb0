import type { BlockStatus } from '../../screen/block-model';
import type { Explanation } from '../../screen/explanation';

declare module '../../screen/block-model' {
  interface BlockModels {
    explanation: ExplanationModel;
  }
}

/** How an amount comes about. */
export interface ExplanationModel {
  readonly block: 'explanation';
  readonly id: string;
  readonly state: BlockStatus;
  readonly label: string;
  /** Null while nothing is known. */
  readonly explanation: Explanation | null;
}
