import type { CalendarEntry } from '../../document/calendar-file';
import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    calendar: CalendarModel;
  }
}

/** A month with days that come. */
export interface CalendarMonth {
  /** As yyyy-MM. */
  readonly month: string;
  readonly label: string;
  /** Each day once, with all that is on it. */
  readonly days: readonly { readonly day: string; readonly label: string; readonly titles: readonly string[] }[];
}

/** Days that come, by month. */
export interface CalendarModel {
  readonly block: 'calendar';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly next: string | null;
  readonly months: readonly CalendarMonth[];
  /** All days in order, also those that have passed: a calendar keeps what it had. */
  readonly entries: readonly CalendarEntry[];
  readonly file: { readonly label: string; readonly fileName: string } | null;
  /** Where a calendar program reads the days, as a path of the portal; null where it cannot. */
  readonly subscription: { readonly label: string; readonly path: string } | null;
  readonly whenEmpty: string;
}
