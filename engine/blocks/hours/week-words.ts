import type { ScreenContext } from '../../screen/context';
import type { OpenTime } from './opening';

/** A week in words: days that follow each other with the same hours are one line. */
export function hoursWords(
  week: readonly (readonly OpenTime[])[],
  { language, translate }: Pick<ScreenContext, 'language' | 'translate'>,
): readonly { readonly days: string; readonly times: string }[] {
  const lines: { first: number; last: number; readonly times: string }[] = [];
  for (const [day, times] of week.entries()) {
    const said =
      times.length === 0 ? translate('hours.none') : times.map(({ from, until }) => `${timeWords(from)}–${timeWords(until)}`).join(', ');
    const before = lines.at(-1);
    if (before?.times === said) before.last = day;
    else lines.push({ first: day, last: day, times: said });
  }
  return lines.map(({ first, last, times }) => {
    const days = first === last ? dayName(first, language) : `${dayName(first, language)}–${dayName(last, language)}`;
    return { days: `${days.charAt(0).toLocaleUpperCase(language)}${days.slice(1)}`, times };
  });
}

/** A time as it is written in the portal: 7.30. */
export function timeWords(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}

// 5 January 1970 was a Monday.
function dayName(weekday: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 5 + weekday)));
}
