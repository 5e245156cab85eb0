import type { PrintableDocument, Translate } from '../../engine';

/** Who issues the documents. */
export interface Letterhead {
  readonly officeName: string;
  readonly address: string;
  /** Colour of the municipality as #rrggbb. */
  readonly primary: string;
  /** True for sample data, which every document must say. */
  readonly sample: boolean;
  /** Coat of arms as SVG. */
  readonly arms: string | null;
}

/** More rows than this would take the drawing thread too long. */
export const mostRows = 5_000;

/** How many table rows a document has. */
export function rowCount(document: PrintableDocument): number {
  return document.parts.reduce((sum, part) => sum + (part.kind === 'table' ? part.rows.length : 0), 0);
}

/** Everything that the template draws, as JSON text. */
export function letterData(document: PrintableDocument, letterhead: Letterhead, translate: Translate, printedOn: string): string {
  return JSON.stringify({
    ...document,
    description: document.lead ?? document.title,
    landscape: document.orientation === null ? widest(document) > 7 : document.orientation === 'landscape',
    letterhead,
    words: {
      page: translate('pdf.page', { page: '[page]', pages: '[pages]' }),
      notes: [translate('pdf.printed', { date: printedOn }), ...(letterhead.sample ? [translate('shell.sampleData')] : [])],
      arms: translate('pdf.arms', { office: letterhead.officeName }),
    },
  });
}

/** Width of the widest table, in columns of normal width. */
function widest(document: PrintableDocument): number {
  const share = { narrow: 0.75, normal: 1, wide: 2.2 };
  const widths = document.parts.map((part) =>
    part.kind === 'table' ? part.columns.reduce((sum, column) => sum + share[column.width], 0) : 0,
  );
  return Math.max(0, ...widths);
}
