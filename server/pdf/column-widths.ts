import type { PrintablePart } from '../../engine';
import { cellStyle } from './page-frame';
import { type Typeface, textWidth } from './typeface';

export type TablePart = Extract<PrintablePart, { readonly kind: 'table' }>;

/** The two fonts of a letter. */
export interface Faces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

/** Font size and column widths in points, the same on every page of the table. */
export interface TableMeasure {
  readonly size: number;
  readonly widths: readonly number[];
}

const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5];
const manyColumns = 8;
const share = { narrow: 0.75, normal: 1, wide: 2.2 };
// In ems. A longer word may be broken; an amount or an account number never is.
const widestWord = 14;
const narrowestColumn = 2.5;
const slack = 0.4;

/**
 * Fits a table into a width. Amounts, account numbers and usual words stay whole; if they do not fit, the font gets smaller before a word
 * is broken.
 */
export function measureTable(table: TablePart, width: number, faces: Faces): TableMeasure {
  const needs = table.columns.map((_, index) => columnNeeds(table, index, faces));
  const start = table.columns.length > manyColumns ? sizes.indexOf(8) : 0;
  let smallest: TableMeasure | null = null;
  for (const size of sizes.slice(start)) {
    const scaled = needs.map(({ least, whole }) => ({ least: least * size + insets, whole: whole * size + insets }));
    const least = sum(scaled.map((need) => need.least));
    if (least <= width) return { size, widths: spread(table, scaled, width) };
    smallest = { size, widths: squeeze(table, scaled, size, width) };
  }
  if (smallest === null) throw new Error('No size of letters is left.');
  return smallest;
}

interface Needs {
  /** Width of the widest part that must not be broken. */
  readonly least: number;
  /** Width of the widest cell on one line. */
  readonly whole: number;
}

const insets = 2 * cellStyle.insetX + slack;

// Measured in ems, so that one measurement serves all font sizes.
function columnNeeds(table: TablePart, index: number, faces: Faces): Needs {
  const column = table.columns[index];
  if (!column) throw new Error(`The table ${table.id} has no column ${index}.`);
  const heading = headingOf(column);
  let whole = 0;
  let least = widest(faces.bold, heading);
  for (const row of table.rows) {
    const text = row[index] ?? '';
    whole = Math.max(whole, textWidth(faces.regular, text, 1));
    const word = column.unbroken ? textWidth(faces.regular, text, 1) : Math.min(widest(faces.regular, text), widestWord);
    least = Math.max(least, word);
  }
  const total = table.totals?.cells[index];
  if (total) least = Math.max(least, widest(faces.bold, total));
  return { least, whole: Math.max(least, whole) };
}

/** A heading with the unit of its column. The engine does the same for screens, but the drawing threads do not load it. */
export function headingOf({ label, unit }: TablePart['columns'][number]): string {
  return unit === null ? label : `${label} (${unit})`;
}

function widest(face: Typeface, text: string): number {
  return Math.max(0, ...text.split(/[ \n]/).map((word) => textWidth(face, word, 1)));
}

// Remaining width goes first to columns whose cells would wrap, then to all columns in the ratio that the definition asks for.
function spread(table: TablePart, needs: readonly Needs[], width: number): readonly number[] {
  const missing = needs.map(({ least, whole }) => whole - least);
  const spare = width - sum(needs.map(({ least }) => least));
  const wanted = sum(missing);
  if (wanted >= spare) return needs.map(({ least }, index) => least + (spare * (missing[index] ?? 0)) / Math.max(wanted, 1e-9));
  const shares = table.columns.map((column) => share[column.width]);
  return needs.map(({ whole }, index) => whole + ((spare - wanted) * (shares[index] ?? 0)) / sum(shares));
}

// Even with the smallest font the columns do not fit: words are broken, amounts and account numbers are not.
function squeeze(table: TablePart, needs: readonly Needs[], size: number, width: number): readonly number[] {
  const floors = needs.map(({ least }, index) =>
    table.columns[index]?.unbroken ? least : Math.min(least, narrowestColumn * size + insets),
  );
  const spare = width - sum(floors);
  if (spare < 0) return floors.map((floor) => (floor * width) / sum(floors));
  const missing = needs.map(({ least }, index) => least - (floors[index] ?? 0));
  return floors.map((floor, index) => floor + (spare * (missing[index] ?? 0)) / Math.max(sum(missing), 1e-9));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
