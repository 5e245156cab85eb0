import type { BlockStatus } from '../../screen/block-model';
import type { Language } from '../../values/language';

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
  /** Name of its line, or of what its part of a bar stands for; null where there is only one. */
  readonly series: string | null;
}

/** What a part of a chart means: that of each bar by the heading of its column, a bar or line with a colour of its own by its name. */
export type ChartKey =
  | { readonly mark: 'bar' | 'outline' | 'brackets'; readonly label: string }
  /** `part` counts the colours and patterns from 0. */
  | { readonly mark: 'part'; readonly label: string; readonly part: number };

/** An end of a line of best fit. */
export type TrendEnd = Pick<ChartPoint, 'category' | 'instant' | 'value'>;

/** The line of best fit. */
export interface ChartTrend {
  /** Its ends: value of the line at the first and at the last point, in the order of time or of the categories. */
  readonly from: TrendEnd;
  readonly to: TrendEnd;
  /** What it shows, as a sentence. */
  readonly text: string;
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
  /** True where the parts of a category are one bar. */
  readonly stacked: boolean;
  /** The sum of each stacked bar as text, in the order of the categories; empty where bars are not stacked. */
  readonly sums: readonly string[];
  readonly trend: ChartTrend | null;
  /** Says that the chart leaves out data because it has no room for them; null when it shows all that it is to show. */
  readonly cut: string | null;
  /** How many bars or slices there will be at most, so that room can be kept for them; null when only the answer says it. */
  readonly most: number | null;
  readonly summary: string;
  readonly palette: number;
  readonly hideInHighContrast: boolean;
  readonly table: string;
  /** Language of the numbers of an axis. */
  readonly language: Language;
  /** A chart shows no failure, because its table does. */
  readonly quiet: true;
}
