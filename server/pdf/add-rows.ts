import { fontNames, openPages } from './add-pages';
import type { Faces, TableMeasure, TablePart } from './column-widths';
import { embeddedFont } from './glyph-codes';
import type { Letter } from './letter';
import { colour, footContent, type Ink, tableContent } from './page-content';
import type { PageFrame } from './page-frame';
import { readObjects, writeObjects } from './pdf-objects';
import { tagRowHeadings } from './row-headings';
import { openStructure } from './structure';
import { layPages } from './table-pages';
import { tagTable } from './tag-table';

/** A long table whose headings are in the file and whose rows are still to be added. */
export interface OpenTable {
  readonly part: TablePart;
  readonly measure: TableMeasure;
  /** Index among the tables of the document that have rows. */
  readonly place: number;
  /** Index of the page with the headings, and how far below its upper edge they end, in points. */
  readonly page: number;
  readonly top: number;
}

/** The tables of a letter that have rows. */
export interface TablesOfLetter {
  /** Those whose rows are to be added. */
  readonly open: readonly OpenTable[];
  /** Index of the row-heading column of each table. */
  readonly leads: readonly number[];
}

/**
 * Adds to a file the rows of long tables, the further pages that they need, and the foot of every page. The last page of the file, which is
 * only there to make Typst embed the characters of the rows, is removed.
 */
export function addRows(file: Buffer, letter: Letter, { open, leads }: TablesOfLetter, faces: Faces, frame: PageFrame): Uint8Array {
  const pdf = readObjects(file);
  const regular = embeddedFont(pdf, 'Regular', faces.regular);
  const bold = embeddedFont(pdf, 'SemiBold', faces.bold);
  const structure = openStructure(pdf);
  const pages = openPages(pdf, structure, { regular, bold }, 1);
  const ofTemplate = [...pages.order];
  const fonts = {
    regular: { name: fontNames.regular, face: faces.regular, font: regular },
    bold: { name: fontNames.bold, face: faces.bold, font: bold },
  };

  for (const [place, lead] of leads.entries()) {
    const table = structure.tables[place];
    if (table !== undefined && !open.some((long) => long.place === place)) tagRowHeadings(structure, table, lead);
  }
  for (const { part, measure, place, page, top } of open) {
    const tagged = structure.tables[place];
    let current = ofTemplate[page];
    if (tagged === undefined || current === undefined) throw new Error(`The table ${part.id} is not in the file.`);
    const tags = tagTable(structure, tagged, part.rowHeader);
    const ink: Ink = {
      ...fonts,
      ...measure,
      text: colour(letter.colours.ink),
      primary: colour(letter.letterhead.primary),
      line: colour(letter.colours.line),
    };
    for (const [index, laid] of layPages(part, measure, faces, frame, top).entries()) {
      const target: number = index === 0 ? current : pages.addAfter(current, frame);
      current = target;
      const marks = markNumbers(structure.marksOf(target).length);
      pages.draw(target, tableContent(laid, ink, frame, marks));
      for (const row of laid.rows) {
        for (const [cell, { lines }] of row.cells.entries())
          if (row.kind !== 'head' && lines.some((line) => line !== '')) tags.mark(row, cell, target);
        tags.closeRow(row);
      }
    }
    tags.finish();
  }

  for (const [index, page] of pages.order.entries()) {
    const words = letter.words.page.replace('[page]', String(index + 1)).replace('[pages]', String(pages.order.length));
    pages.draw(page, footContent(letter.words.notes.join(' · '), words, fonts.regular, colour(letter.colours.quiet), frame));
  }
  pages.finish();
  structure.finish();
  return writeObjects(pdf);
}

// Marks are numbered in the order in which `tagTable` later tags them.
function markNumbers(first: number): () => number {
  let next = first - 1;
  return () => {
    next += 1;
    return next;
  };
}
