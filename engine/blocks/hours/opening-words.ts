import type { ScreenContext } from '../../screen/context';
import type { Opening } from './opening';
import { timeWords } from './week-words';

/** Whether a place is open, in words: until when, or why it is closed and when it opens next. */
export function openingWords(opening: Opening, { language, translate }: Pick<ScreenContext, 'language' | 'translate'>): string {
  if (opening.isOpen) return translate('hours.open', { until: timeWords(opening.until) });
  const { reason, next } = opening;
  // An office may close a day without saying why.
  const closed = reason ? translate('hours.closedFor', { reason }) : translate('hours.closed');
  if (next === null) return closed;
  const from = timeWords(next.from);
  if (next.inDays === 0) return `${closed} ${translate('hours.today', { from })}`;
  if (next.inDays === 1) return `${closed} ${translate('hours.tomorrow', { from })}`;
  // The day stands for itself, so it is read in UTC.
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${closed} ${translate('hours.later', { day: day.format(new Date(next.day)), from })}`;
}
