import type { BlockStatus } from '../../screen/block-model';
import type { TableModel } from '../../screen/table-model';
import type { OfficePages } from './office-pages';
import type { TableSending } from './sending';

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
  /** While the answer is on its way: the rows that have come; neither how many follow nor any sum is known. Absent while there are none. */
  readonly firstRows?: TableModel;
  /** What its buttons send; null while there is no table. */
  readonly sending: TableSending | null;
  readonly whenEmpty: string;
  /** The pages that the office sends one by one; null when all rows came. */
  readonly pages: OfficePages | null;
  /** True when residents choose the columns and a second order. */
  readonly arrange?: true;
  readonly csv: boolean;
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
  readonly fields: readonly string[];
}
