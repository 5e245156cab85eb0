import type { BlockStatus } from '../../screen/block-model';
import type { TableModel } from '../../screen/table-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    table: TableBlockModel;
  }
}

/** A table. */
export interface TableBlockModel {
  readonly block: 'table';
  readonly id: string;
  readonly title: string;
  readonly showTitle: boolean;
  readonly state: BlockStatus;
  readonly table: TableModel | null;
  readonly empty: string;
  readonly csv: boolean;
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
  readonly fields: readonly string[];
}
