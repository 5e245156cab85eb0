import type { Language, Translate } from '../values/language';

/** What a value is shown with besides its format. */
export interface FormatOptions {
  readonly language: Language;
  /** IANA time zone in which moments are shown. */
  readonly timeZone: string;
  readonly translate: Translate;
  /** Unit of a quantity as the office writes it (m2, ha), null when there is none. */
  readonly unit: string | null;
  /** False in a column whose heading already says the unit. */
  readonly withUnit: boolean;
  /** Least decimal places, for formats that take them; none without it. */
  readonly places?: number | undefined;
}

/** How one kind of value is shown, ordered and written to CSV. */
export interface Format {
  /** Side of the column on which the values stand. */
  readonly align: 'start' | 'end';
  /** True when a value is copied as a whole and no line may end inside it, as in an account number. Numbers never break in any case. */
  readonly unbroken?: true;
  /** Values that it shows; without it, texts. */
  readonly takes?: 'numbers' | 'whole-numbers' | 'texts-and-numbers' | 'years' | 'booleans' | 'lists';
  /** True when values can be summed and drawn in a chart. */
  readonly numeric: boolean;
  /** Number of decimal places that a value is shown with, zero if it is not a number. Only for formats with a minimum number of places. */
  places?(value: unknown): number;
  /** Unit that a column heading can say once: zł, ha; null when there is none. */
  unit?(options: FormatOptions): string | null;
  /** Text for screen and PDF; null when the value is not of this kind. */
  format(value: unknown, options: FormatOptions): string | null;
  /** Address of a link that the value stands for: mailto:, tel: or https:; null when there is none. */
  href?(value: unknown): string | null;
  /** What rows are ordered by; null, which comes last, when the value is not of this kind. */
  sortKey(value: unknown, options: FormatOptions): number | string | null;
  /** Place on the time line in milliseconds since 1970, for charts; null when the value is not a day or moment. */
  instant?(value: unknown, options: FormatOptions): number | null;
  /** What is copied of a value, where that is not its cell of a CSV file; null when the value is not of this kind. */
  copy?(value: unknown): string | null;
  /** Cell of a CSV file: a number with decimal comma, without grouping and unit; anything else as a plain text. */
  csv(value: unknown, options: FormatOptions): string;
}
