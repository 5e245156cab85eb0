import { cellLines, wordPieces } from './cell-lines';
import { type Faces, headingOf, type TableMeasure, type TablePart } from './column-widths';
import { cellStyle, type PageFrame, rowHeight } from './page-frame';

/** A cell ready to be drawn: its lines, and the columns that it spans. */
export interface LaidCell {
  readonly lines: readonly string[];
  readonly column: number;
  readonly span: number;
  readonly align: 'start' | 'end';
}

/** A row ready to be drawn. */
export interface LaidRow {
  readonly kind: 'head' | 'body' | 'total';
  readonly cells: readonly LaidCell[];
  readonly height: number;
}

/** The rows of one page, and how far below the top of the page they begin. */
export interface LaidPage {
  readonly top: number;
  readonly rows: readonly LaidRow[];
}

/**
 * Distributes the rows of a long table over pages. The first is the rest of the page with the headings, which end `top` points below its
 * edge. Every other page repeats the headings.
 */
export function layPages(table: TablePart, measure: TableMeasure, faces: Faces, frame: PageFrame, top: number): readonly LaidPage[] {
  const limit = frame.height - frame.bottom;
  const head = headRow(table, measure, faces);
  const pages: { top: number; rows: LaidRow[] }[] = [{ top, rows: [] }];
  let used = top;
  const add = (row: LaidRow) => {
    const page = pages.at(-1);
    if (page && used + row.height <= limit) {
      page.rows.push(row);
      used += row.height;
      return;
    }
    pages.push({ top: frame.top, rows: [head, row] });
    used = frame.top + head.height + row.height;
  };
  const room = Math.floor((limit - frame.top - head.height) / rowHeight(1, measure.size));
  for (const row of table.rows) for (const piece of fittingRows(bodyRow(table, row, measure, faces), room, measure.size)) add(piece);
  const totals = totalRow(table, measure, faces);
  if (totals) add(totals);
  return pages;
}

// A cell that is higher than a page continues in a further row, so that no text is lost.
function fittingRows(row: LaidRow, most: number, size: number): readonly LaidRow[] {
  const lines = Math.max(...row.cells.map((cell) => cell.lines.length));
  if (lines <= most) return [row];
  return Array.from({ length: Math.ceil(lines / most) }, (_, piece) =>
    rowOf(
      row.kind,
      row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(piece * most, (piece + 1) * most) })),
      size,
    ),
  );
}

/** True when no cell needs so many lines that its row would have to be split over pages. */
export function hasLowRows(table: TablePart, measure: TableMeasure, faces: Faces): boolean {
  return table.rows.every((row) => bodyRow(table, row, measure, faces).height < tallRow);
}

const tallRow = 200;

/** True when the headings are so low on their page that no row would fit below them. */
export function needsNewPage(frame: PageFrame, top: number, size: number): boolean {
  return top + 2 * rowHeight(2, size) > frame.height - frame.bottom;
}

function headRow(table: TablePart, { size, widths }: TableMeasure, faces: Faces): LaidRow {
  const cells = table.columns.map(
    (column, index): LaidCell => ({
      lines: cellLines(faces.bold, headingOf(column), size, innerWidth(widths, index, 1)),
      column: index,
      span: 1,
      align: column.align,
    }),
  );
  return rowOf('head', cells, size);
}

function bodyRow(table: TablePart, row: readonly string[], { size, widths }: TableMeasure, faces: Faces): LaidRow {
  const cells = table.columns.map(
    ({ align }, index): LaidCell => ({
      lines: cellLines(faces.regular, row[index] ?? '', size, innerWidth(widths, index, 1)),
      column: index,
      span: 1,
      align,
    }),
  );
  return rowOf('body', cells, size);
}

// The label is in the columns before the first total, or before its number when the first column has one.
function totalRow({ totals, columns }: TablePart, { size, widths }: TableMeasure, faces: Faces): LaidRow | null {
  if (!totals) return null;
  const found = totals.cells.findIndex((cell) => cell !== null);
  const lead = found < 0 ? columns.length : found;
  const cell = (text: string, column: number, span: number, align: LaidCell['align']): LaidCell => ({
    lines: cellLines(faces.bold, text, size, innerWidth(widths, column, span)),
    column,
    span,
    align,
  });
  const words = lead === 0 ? [] : [cell(totals.label, 0, lead, 'start')];
  const numbers = columns.slice(lead).map(({ align }, index) => {
    const text = totals.cells[lead + index] ?? '';
    return cell(lead + index === 0 ? `${totals.label}: ${text}` : text, lead + index, 1, align);
  });
  return rowOf('total', [...words, ...numbers], size);
}

function rowOf(kind: LaidRow['kind'], cells: readonly LaidCell[], size: number): LaidRow {
  return { kind, cells, height: rowHeight(Math.max(1, ...cells.map(({ lines }) => lines.length)), size) };
}

function innerWidth(widths: readonly number[], column: number, span: number): number {
  return widths.slice(column, column + span).reduce((sum, width) => sum + width, 0) - 2 * cellStyle.insetX;
}

/** The rows for Typst, with a possible break inside each word that is wider than its column. */
export function breakableRows(table: TablePart, { size, widths }: TableMeasure, faces: Faces): readonly (readonly string[])[] {
  return table.rows.map((row) =>
    row.map((text, index) =>
      text
        .split(/([ \n])/)
        .map((word) => wordPieces(faces.regular, word, size, innerWidth(widths, index, 1)).join('\u200b'))
        .join(''),
    ),
  );
}
