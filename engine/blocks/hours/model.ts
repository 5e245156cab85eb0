import type { BlockStatus } from '../../screen/block-model';
import type { OpeningHours } from './opening';

declare module '../../screen/block-model' {
  interface BlockModels {
    hours: HoursModel;
  }
}

/** A place with its hours, worked out for now by `openingAt`. */
export interface OpenPlace {
  readonly name: string;
  readonly hours: OpeningHours;
  /** Days of the week in words, with their hours in words; days with the same hours that follow each other are one line. */
  readonly lines: readonly { readonly days: string; readonly times: string }[];
}

/** When the office is open. */
export interface HoursModel {
  readonly block: 'hours';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly places: readonly OpenPlace[];
  /** Closed days of the next weeks, in words. */
  readonly closed: readonly { readonly day: string; readonly reason: string }[];
  /** Null: nothing is shown when there are no hours. */
  readonly whenEmpty: string | null;
}
