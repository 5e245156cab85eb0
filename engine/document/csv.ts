import { headingText, type TableModel, totalText } from '../screen/table-model';

const byteOrderMark = '\ufeff';
const separator = ';';
const lineEnd = '\r\n';
/** A number as files have it. A plus sign begins a telephone number; a spreadsheet would remove it from a number. */
export const numberPattern = /^-?\d+(?:,\d+)?$/;
// Spreadsheets run a cell that begins with one of these as a formula; some also accept the full-width forms of East Asian keyboards.
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table, or what was found in it, as a CSV file for Polish spreadsheets: headings with units, the rows in the given order, their totals.
 * What makes a row stand out has a column of its own, the last, so that the cells stay numbers and dates.
 */
export function toCsv(table: TableModel, rows: ArrayLike<number>): string {
  const lines: (readonly string[])[] = [withMark(table, table.columns.map(headingText), table.marks ?? '')];
  const order = Array.from(rows);
  for (const row of order) {
    const cells = table.columns.map(({ id }) => table.csv(row, id));
    lines.push(withMark(table, cells, table.tone(row)?.label ?? ''));
  }
  const totals = totalsLine(table, order);
  if (totals) lines.push(withMark(table, totals, ''));
  return csvText(lines);
}

/** Lines of cells as the text of a CSV file for Polish spreadsheets, in which no cell is run as a formula. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => cells.map(safeCell).join(separator) + lineEnd).join('');
}

function withMark({ marks }: TableModel, cells: readonly string[], mark: string): readonly string[] {
  return marks === null ? cells : [...cells, mark];
}

/**
 * The totals row of a file, null without one. The label is put into the first column without a total; if every column has one, it is left out.
 */
export function totalsLine(table: TableModel, order: readonly number[]): readonly string[] | null {
  const { columns, rowCount } = table;
  const totals = (order.length < rowCount ? table.totals?.among?.(order) : null) ?? table.totals;
  if (!totals) return null;
  const cells = totals.cells(order);
  const labelled = columns.findIndex(({ id }) => !cells[id]);
  return columns.map(({ id }, place) => {
    const cell = cells[id];
    if (place === labelled) return totals.label;
    return cell ? ungrouped(totalText(cell)) : '';
  });
}

/**
 * A number without the hard spaces that group it; every other text unchanged, so that the note about missing rows is not read as a number.
 */
function ungrouped(text: string): string {
  const digits = text.replaceAll('\u00a0', '');
  return numberPattern.test(digits) ? digits : text;
}

function safeCell(text: string): string {
  const inert = formulaStart.test(text) && !numberPattern.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
