/** A table offers paging only when it has more rows than this. */
export const rowsWithoutPaging = 5;

/** Most rows that are printed from the page; longer tables are printed as they stand there, and have a PDF. */
export const mostPrintedRows = 2000;

const usual = [5, 10, 20, 30];

/** The sizes of a page that a table offers: the usual ones below its row count and the definition's own. All rows come on top of them. */
export function pageSizes(rowCount: number, own: number): readonly number[] {
  const sizes = new Set([...usual, own].filter((size) => size < rowCount));
  return [...sizes].sort((left, right) => left - right);
}

/** The rows of a page in an order of rows. An infinite size is all rows. */
export function pageRows(order: ArrayLike<number>, pageIndex: number, pageSize: number): readonly number[] {
  const start = Number.isFinite(pageSize) ? pageIndex * pageSize : 0;
  const length = Math.max(0, Math.min(pageSize, order.length - start));
  return Array.from({ length }, (_, place) => order[start + place] ?? 0);
}
