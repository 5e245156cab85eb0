import type { BlockStatus } from '../../screen/block-model';
import type { Cell } from '../../screen/table-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    record: RecordModel;
  }
}

/** A labelled value of a record. */
export interface FieldModel {
  readonly id: string;
  /** Name of this place in the address, null when it has none. */
  readonly anchor: string | null;
  readonly label: string;
  readonly cell: Cell;
  /** What a button beside the value copies, null when there is no button. */
  readonly copy: string | null;
  /** True when the value is drawn larger than the others. */
  readonly large: boolean;
}

/** One thing as labelled values. */
export interface RecordModel {
  readonly block: 'record';
  readonly id: string;
  readonly anchor: string | null;
  readonly title: string;
  /** False: the title is only for screen readers. */
  readonly showTitle: boolean;
  readonly state: BlockStatus;
  readonly fields: readonly FieldModel[] | null;
  readonly whenEmpty: string | null;
}
