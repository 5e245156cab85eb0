import type { Language } from '../values/language';
import type { BlockModel } from './block-model';

/** A screen as something to print: the one model behind PDF and print, already in words. */
export interface PrintableDocument {
  readonly title: string;
  readonly language: Language;
  readonly intro: string | null;
  /** What was chosen, for example Rok budżetowy: 2026. */
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly parts: readonly PrintablePart[];
  /** Asked for by the definition; null lets the width of the tables decide. */
  readonly orientation: 'portrait' | 'landscape' | null;
}

/** A column of a printed table. */
export interface PrintableColumn {
  readonly id: string;
  readonly label: string;
  readonly unit: string | null;
  readonly align: 'start' | 'end';
  /** True when no line may end inside a value. */
  readonly unbroken: boolean;
  readonly width: 'narrow' | 'normal' | 'wide';
}

/** A part of a printed screen. */
export type PrintablePart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly tone: 'info' | 'success' | 'warning' | 'error'; readonly text: string }
  | { readonly kind: 'record'; readonly title: string; readonly fields: readonly { readonly label: string; readonly value: string }[] }
  /** A picture as SVG, with what it shows in words for those who cannot see it. */
  | {
      readonly kind: 'picture';
      readonly svg: string;
      readonly alt: string;
      readonly caption: string;
      /** full: as wide as the text; by default so that a phone can read a code from it. */
      readonly width?: 'full';
    }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly title: string;
      readonly showTitle: boolean;
      readonly columns: readonly PrintableColumn[];
      /** Place of the column that names the rows. */
      readonly rowHeader: number;
      /** Cells by row, as on the screen, in the office's order or the definition's start order. */
      readonly rows: readonly (readonly string[])[];
      /** Words of the totals row and its cells by column, null without totals. */
      readonly totals: { readonly label: string; readonly cells: readonly (string | null)[] } | null;
      /** Sentence for a table without rows. */
      readonly whenEmpty: string;
    };

/** Level of a heading on paper. */
export type PrintLevel = 2 | 3;

/** What is worked out in steps, for a caller that has other things to do in between. */
export type Steps<Value> = Generator<undefined, Value>;

/** Parts at once, or worked out in steps where there may be many rows. */
export type PrintedParts = readonly PrintablePart[] | Steps<readonly PrintablePart[]>;

/** How a kind of block is printed. One that only a screen can use has none. */
export interface BlockPrinter<Model extends BlockModel = BlockModel> {
  /** The parts of a block; `inner` prints what stands inside it. */
  parts(
    block: Model,
    level: PrintLevel,
    inner: (blocks: readonly BlockModel[], level: PrintLevel) => Steps<readonly PrintablePart[]>,
  ): PrintedParts;
}
