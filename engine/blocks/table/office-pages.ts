import type { TableBlock } from '../../language/language.generated';
import type { Screen } from '../../screen/screen';
import { isRecord } from '../../values/is-record';

/** The pages of a table that the office sends one by one. */
export interface OfficePages {
  /** Param with the number of the page. */
  readonly param: string;
  /** Number of the page that is asked for; null when what stands in the address is none. */
  readonly page: number | null;
  /** Number of the first page: 0 or 1. */
  readonly first: number;
  /** How many pages there are, null while that is not known. */
  readonly count: number | null;
  /** How many rows all pages have together, null while that is not known. */
  readonly rows: number | null;
}

const longestNumber = 9;

/** The pages of a table; null for one whose rows all come at once. */
export function officePages(screen: Screen, { pages }: TableBlock): OfficePages | null {
  if (pages === undefined) return null;
  const { page: param, first = 1 } = pages;
  const params = screen.scope.find('params');
  const page = numberIn(isRecord(params) ? params[param] : null);
  const said = (formula: string | undefined) => (formula === undefined ? null : countIn(screen.evaluate(formula, screen.scope)));
  return { param, page: page !== null && page >= first ? page : null, first, count: said(pages.count), rows: said(pages.rows) };
}

function numberIn(value: unknown): number | null {
  return typeof value === 'string' && value.length <= longestNumber && /^\d+$/.test(value) ? Number(value) : null;
}

// An office that says half a page, or fewer than none, has said nothing.
function countIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
