import type { Text } from '../language/language.generated';
import { type Screen, withNames, words } from '../screen/screen';
import { contentHash } from '../values/content-hash';
import { type PlainDate, parsePlainDate } from '../values/plain-date';
import type { CalendarEntry } from './calendar-file';

/** Where a block has its days. */
export interface DaysOfBlock {
  readonly id: string;
  readonly rows: string;
  readonly rowId?: string;
  readonly day: string;
  readonly entry: Text;
}

/** A day with the screen on which formulas read its row. */
export interface CalendarDay extends CalendarEntry {
  readonly day: PlainDate;
  readonly inner: Screen;
}

/** The rows that have a day, in the order of their days. */
export function calendarDays(screen: Screen, block: DaysOfBlock): readonly CalendarDay[] {
  const rows = screen.evaluate(block.rows, screen.scope);
  if (!Array.isArray(rows)) return [];
  const days = rows.flatMap((row: unknown, place) => dayOf(withNames(screen, { row }), block, place));
  return days.sort((left, right) => left.day.localeCompare(right.day));
}

/** A row without a day has nothing to be put into a calendar. */
function dayOf(inner: Screen, block: DaysOfBlock, place: number): CalendarDay[] {
  const value = inner.evaluate(block.day, inner.scope);
  const day = typeof value === 'string' ? parsePlainDate(value.slice(0, 10)) : null;
  if (day === null) return [];
  const known = block.rowId === undefined ? null : inner.evaluate(block.rowId, inner.scope);
  const uid = contentHash(JSON.stringify([inner.service.definition.slug, block.id, known ?? [day, place]]));
  return [{ uid, day, title: words(inner, block.entry), inner }];
}
