import type { EmbeddedFont } from './glyph-codes';
import { cellStyle, type PageFrame } from './page-frame';
import type { LaidCell, LaidPage } from './table-pages';
import { type Typeface, textWidth } from './typeface';

/** A font of a page. */
export interface DrawnFont {
  readonly name: string;
  readonly face: Typeface;
  readonly font: EmbeddedFont;
}

/** Fonts and colours of the pages of a table. */
export interface Ink {
  readonly regular: DrawnFont;
  readonly bold: DrawnFont;
  readonly size: number;
  readonly widths: readonly number[];
  /** Colours as three numbers from 0 to 1. */
  readonly text: string;
  readonly primary: string;
  readonly line: string;
}

/**
 * Draws the rows of one page. `tag` is called for each cell and returns the number that connects the cell with its tag. Headings and rules
 * have no tag.
 */
export function tableContent(page: LaidPage, ink: Ink, frame: PageFrame, tag: (row: number, cell: number) => number): string {
  const parts: string[] = [];
  const lines: string[] = [];
  let top = page.top;
  for (const [index, row] of page.rows.entries()) {
    const isHead = row.kind === 'head';
    const font = row.kind === 'body' ? ink.regular : ink.bold;
    for (const [place, cell] of row.cells.entries()) {
      if (cell.lines.every((line) => line === '')) continue;
      const { capital, leading, insetY } = cellStyle;
      const textHeight = ink.size * (capital * cell.lines.length + leading * (cell.lines.length - 1));
      const first = (isHead ? top + row.height - insetY - textHeight : top + insetY) + capital * ink.size;
      const mark = isHead ? '/Artifact<</Type/Pagination/Subtype/Header>>BDC' : `/TD<</MCID ${tag(index, place)}>>BDC`;
      parts.push(mark, cellContent(cell, font, ink, frame, first), 'EMC');
    }
    top += row.height;
    const y = number(frame.height - top);
    const stroke = isHead ? `${cellStyle.headLine} w ${ink.primary} RG` : `${cellStyle.rowLine} w ${ink.line} RG`;
    const end = frame.side + ink.widths.reduce((sum, width) => sum + width, 0);
    lines.push(`${stroke} ${number(frame.side)} ${y} m ${number(end)} ${y} l S`);
  }
  return `q ${ink.text} rg\n${parts.join('\n')}\n/Artifact BMC\n${lines.join('\n')}\nEMC\nQ\n`;
}

function cellContent(cell: LaidCell, { name, face, font }: DrawnFont, ink: Ink, frame: PageFrame, first: number): string {
  const { insetX, capital, leading } = cellStyle;
  const left = frame.side + sum(ink.widths, 0, cell.column);
  const right = left + sum(ink.widths, cell.column, cell.column + cell.span);
  const lines = cell.lines.map((line, index) => {
    const x = cell.align === 'end' ? right - insetX - textWidth(face, line.trimEnd(), ink.size) : left + insetX;
    const y = frame.height - first - index * (capital + leading) * ink.size;
    return `1 0 0 1 ${number(x)} ${number(y)} Tm ${font.encode(line)} Tj`;
  });
  return `BT /${name} ${ink.size} Tf ${lines.join(' ')} ET`;
}

/** Draws the foot of a page: notes on the left, page number on the right. It has no tag. */
export function footContent(notes: string, page: string, { name, face, font }: DrawnFont, colour: string, frame: PageFrame): string {
  const size = 8.5;
  const y = number(frame.bottom * 0.7 - size * cellStyle.capital);
  const right = number(frame.width - frame.side - textWidth(face, page, size));
  const text = `1 0 0 1 ${number(frame.side)} ${y} Tm ${font.encode(notes)} Tj 1 0 0 1 ${right} ${y} Tm ${font.encode(page)} Tj`;
  return `/Artifact<</Type/Pagination/Subtype/Footer>>BDC q ${colour} rg BT /${name} ${size} Tf ${text} ET Q EMC\n`;
}

/** A colour #rrggbb as an operand of page content. */
export function colour(hex: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function sum(numbers: readonly number[], start: number, end: number): number {
  let total = 0;
  for (let index = start; index < end; index += 1) total += numbers[index] ?? 0;
  return total;
}
