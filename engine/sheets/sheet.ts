import { numberPattern, totalsLine } from '../document/csv';
import { headingText, type TableModel } from '../screen/table-model';

/** A cell of a spreadsheet: a text, which is never run as a formula, a number with its decimal places, or a day. */
export type SheetCell = string | { readonly number: number; readonly places: number } | { readonly day: number };

/** A table as a spreadsheet, as plain data that a worker can take. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** The totals row, null without one. */
  readonly totals: readonly SheetCell[] | null;
}

const rowsInStep = 25;
// A spreadsheet keeps fifteen digits of a number; a longer one stays a text, with all of them.
const mostDigits = 15;
const dayPattern = /^\d\d\.\d\d\.\d{4}$/;

/** A table, or what was found in it, as a spreadsheet in the given order. It stops after each part, so that the page has its turn. */
export function* toSheet(table: TableModel, rows: ArrayLike<number>): Generator<void, Sheet> {
  const order = Array.from(rows);
  const columns = table.columns.map(({ id }) => ({ id, behind: table.behind(id) }));
  const cellOf = ({ id, behind }: (typeof columns)[number], row: number): SheetCell => {
    const text = table.csv(row, id);
    if (behind.words(row) !== null) return text;
    if (behind.format.numeric) return numberIn(text);
    const instant = dayPattern.test(text) ? (behind.format.instant?.(behind.value(row), behind.options) ?? null) : null;
    return instant === null ? text : { day: instant };
  };
  const cells: SheetCell[][] = [];
  for (const row of order) {
    const marks = table.marks === null ? [] : [table.tone(row)?.label ?? ''];
    cells.push([...columns.map((column) => cellOf(column, row)), ...marks]);
    if (cells.length % rowsInStep === 0) yield;
  }
  const totals = totalsLine(table, order);
  return {
    headings: [...table.columns.map(headingText), ...(table.marks === null ? [] : [table.marks])],
    rows: cells,
    totals: totals?.map((text, place) => (columns[place]?.behind.format.numeric ? numberIn(text) : text)) ?? null,
  };
}

function numberIn(text: string): SheetCell {
  if (!numberPattern.test(text) || text.replace(/\D/g, '').length > mostDigits) return text;
  return { number: Number(text.replace(',', '.')), places: text.split(',')[1]?.length ?? 0 };
}
