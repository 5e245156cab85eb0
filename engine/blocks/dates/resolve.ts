import type { CalendarEntry } from '../../document/calendar-file';
import type { DatesBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { type Screen, withNames, words } from '../../screen/screen';
import { contentHash } from '../../values/content-hash';
import { parsePlainDate } from '../../values/plain-date';
import type { DatesModel } from './model';

export const resolver: BlockResolver<DatesBlock, DatesModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'dates',
    id: block.id,
    state,
    label: words(screen, block.label),
    fileName: words(screen, block.fileName),
    entries: state.status === 'ready' ? entriesOf(screen, block) : [],
  }),
};

function entriesOf(screen: Screen, block: DatesBlock): readonly CalendarEntry[] {
  const rows = screen.evaluate(block.rows, screen.scope);
  if (!Array.isArray(rows)) return [];
  const entries = rows.flatMap((row: unknown, place) => entryOf(withNames(screen, { row }), block, place));
  return entries.sort((left, right) => left.day.localeCompare(right.day));
}

/** A row without a day has nothing to be put into a calendar. */
function entryOf(inner: Screen, block: DatesBlock, place: number): CalendarEntry[] {
  const value = inner.evaluate(block.day, inner.scope);
  const day = typeof value === 'string' ? parsePlainDate(value.slice(0, 10)) : null;
  if (day === null) return [];
  const known = block.rowId === undefined ? null : inner.evaluate(block.rowId, inner.scope);
  return [
    {
      uid: contentHash(JSON.stringify([inner.service.definition.slug, block.id, known ?? [day, place]])),
      day,
      title: words(inner, block.entry),
    },
  ];
}
