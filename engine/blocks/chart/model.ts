import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    chart: ChartModel;
  }
}

/** A point of a chart. */
export interface ChartPoint {
  readonly category: string;
  /** Place of the category on the time line, in milliseconds since 1970; null when it is not a day or moment. */
  readonly instant: number | null;
  readonly value: number;
  /** The value as text, as in the table, with its note in brackets. */
  readonly text: string;
  /** What the value is compared with; null where there is nothing. */
  readonly compared: { readonly value: number; readonly text: string } | null;
  readonly series: string | null;
}

/** What a part of each bar means, by the heading of its column. */
export interface ChartKey {
  readonly mark: 'bar' | 'outline' | 'brackets';
  readonly label: string;
}

/** A chart of a table that stands on the same screen. */
export interface ChartModel {
  readonly block: 'chart';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly kind: 'bar' | 'pie' | 'line';
  readonly points: readonly ChartPoint[];
  readonly keys: readonly ChartKey[];
  /** How many bars or slices there will be at most, so that room can be kept for them; null when only the answer says it. */
  readonly most: number | null;
  readonly summary: string;
  readonly palette: number;
  readonly hideInHighContrast: boolean;
  readonly table: string;
  /** A chart shows no failure, because its table does. */
  readonly quiet: true;
}
