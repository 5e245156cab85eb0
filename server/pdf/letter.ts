import type { PrintableDocument, Translate } from '../../engine';

/** Who issues the documents. */
export interface Letterhead {
  readonly officeName: string;
  readonly address: string;
  /** Colour of the municipality as #rrggbb. */
  readonly primary: string;
  /** True for sample data. Every document then says so. */
  readonly sample: boolean;
  /** Coat of arms as SVG. */
  readonly arms: string | null;
}

/** More rows would need too much memory in a drawing thread. A pack may only set a lower limit. */
export const mostRows = 20_000;

/** How many table rows a document has. */
export function rowCount(document: PrintableDocument): number {
  return document.parts.reduce((sum, part) => sum + (part.kind === 'table' ? part.rows.length : 0), 0);
}

/** A document ready to be drawn: its texts, and who issues it. */
export interface Letter extends PrintableDocument {
  readonly description: string;
  readonly landscape: boolean;
  readonly letterhead: Letterhead;
  readonly colours: typeof colours;
  readonly words: {
    /** Text with the page number. `[page]` and `[pages]` are replaced by the numbers. */
    readonly page: string;
    readonly notes: readonly string[];
    readonly arms: string;
  };
}

const colours = { ink: '#1b1f1d', quiet: '#55605b', line: '#b9c3be' } as const;

/** Puts together everything that is drawn. */
export function letterOf(document: PrintableDocument, letterhead: Letterhead, translate: Translate, printedOn: string): Letter {
  return {
    ...document,
    description: document.intro ?? document.title,
    landscape: document.orientation === null ? widest(document) > 7 : document.orientation === 'landscape',
    letterhead,
    colours,
    words: {
      page: translate('pdf.page', { page: '[page]', pages: '[pages]' }),
      notes: [translate('pdf.printed', { date: printedOn }), ...(letterhead.sample ? [translate('shell.sampleData')] : [])],
      arms: translate('pdf.arms', { office: letterhead.officeName }),
    },
  };
}

/** Width of the widest table, in columns of normal width. */
function widest(document: PrintableDocument): number {
  const share = { narrow: 0.75, normal: 1, wide: 2.2 };
  const widths = document.parts.map((part) =>
    part.kind === 'table' ? part.columns.reduce((sum, column) => sum + share[column.width], 0) : 0,
  );
  return Math.max(0, ...widths);
}
