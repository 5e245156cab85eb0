import type { HoursBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords, type Screen, withNames, words } from '../../screen/screen';
import { isRecord } from '../../values/is-record';
import { formatPlainDate, type PlainDate, parsePlainDate } from '../../values/plain-date';
import type { HoursModel, OpenPlace } from './model';
import type { OpenTime } from './opening';
import { hoursWords } from './week-words';

// What lies further ahead is of no use to who plans a visit.
const mostClosedDays = 5;

export const resolver: BlockResolver<HoursBlock, HoursModel> = {
  resolve({ screen }, block, state) {
    const closedDays = state.status === 'ready' ? closedDaysOf(screen, block) : [];
    const ahead = closedDays.filter(([day]) => day >= screen.context.today).slice(0, mostClosedDays);
    return {
      block: 'hours',
      id: block.id,
      title: words(screen, block.title),
      state,
      places: state.status === 'ready' ? placesOf(screen, block, Object.fromEntries(closedDays)) : [],
      closed: ahead.map(([day, reason]) => ({ day: formatPlainDate(day), reason })),
      whenEmpty: optionalWords(screen, block.whenEmpty),
    };
  },
};

/** A place of which no hours can be read is left out: closed on all days would be wrong. */
function placesOf(screen: Screen, block: HoursBlock, closedDays: Readonly<Record<string, string>>): readonly OpenPlace[] {
  return records(screen.evaluate(block.rows, screen.scope)).flatMap((row) => {
    const inner = withNames(screen, { row });
    const name = text(inner.evaluate(block.name, inner.scope));
    const week = weekOf(records(row[block.times.list]), block.times);
    return name === null || week.every((times) => times.length === 0)
      ? []
      : [{ name, hours: { week, closedDays }, lines: hoursWords(week, screen.context) }];
  });
}

/** The times of each day of the week, Monday first. What is no time, or ends before it begins, is left out. */
function weekOf(rows: readonly Readonly<Record<string, unknown>>[], { weekday, from, until }: HoursBlock['times']) {
  const times = rows.flatMap((row): (OpenTime & { readonly weekday: unknown })[] => {
    const [opens, closes] = [timeOf(row[from]), timeOf(row[until])];
    return opens === null || closes === null || opens >= closes ? [] : [{ weekday: row[weekday], from: opens, until: closes }];
  });
  return Array.from({ length: 7 }, (_, day) =>
    times
      .filter((time) => time.weekday === day + 1)
      .map((time): OpenTime => ({ from: time.from, until: time.until }))
      .sort((left, right) => left.from.localeCompare(right.from)),
  );
}

function closedDaysOf(screen: Screen, { closed }: HoursBlock): readonly (readonly [PlainDate, string])[] {
  if (closed === undefined) return [];
  const days = records(screen.evaluate(closed.rows, screen.scope)).flatMap((row) => {
    const day = parsePlainDate(text(row[closed.day])?.slice(0, 10) ?? '');
    return day === null ? [] : [[day, text(row[closed.reason]) ?? ''] as const];
  });
  return days.sort(([left], [right]) => left.localeCompare(right));
}

/** HH:mm, also of a time with seconds or with one digit for the hour; 24:00 is the end of a day. */
function timeOf(value: unknown): string | null {
  const found = /^(\d{1,2})[:.](\d{2})(:\d{2})?$/.exec(text(value) ?? '');
  if (!found) return null;
  const [hours = '', minutes = ''] = found.slice(1);
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return time <= '24:00' && minutes < '60' ? time : null;
}

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
