import type { CalendarEntry } from '../../document/calendar-file';
import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    dates: DatesModel;
  }
}

/** Days that a resident may take over into a calendar of their own. */
export interface DatesModel {
  readonly block: 'dates';
  readonly id: string;
  readonly state: BlockStatus;
  /** Words of the link. */
  readonly label: string;
  /** Name of the file, without its ending. */
  readonly fileName: string;
  /** In the order of their days. */
  readonly entries: readonly CalendarEntry[];
}
