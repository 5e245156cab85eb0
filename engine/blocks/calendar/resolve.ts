import { type CalendarDay, calendarDays } from '../../document/calendar-days';
import { subscriptionPath } from '../../document/calendar-file';
import type { CalendarBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { formatted, type Screen, words } from '../../screen/screen';
import type { CalendarModel, CalendarMonth } from './model';

export const resolver: BlockResolver<CalendarBlock, CalendarModel> = {
  resolve({ screen }, block, state) {
    const days = state.status === 'ready' ? calendarDays(screen, block) : [];
    const { today } = screen.context;
    const coming = days.filter(({ day }) => day >= today);
    const [first] = coming;
    return {
      block: 'calendar',
      id: block.id,
      title: words(screen, block.title),
      state,
      next: block.next === undefined || first === undefined ? null : words(first.inner, block.next),
      months: monthsOf(screen, coming),
      entries: days.map(({ uid, day, title }) => ({ uid, day, title })),
      file:
        block.file === undefined || days.length === 0
          ? null
          : { label: words(screen, block.file.label), fileName: words(screen, block.file.fileName) },
      subscription: subscriptionOf(screen, block),
      whenEmpty: words(screen, block.whenEmpty),
    };
  },
  hasContent: ({ months }) => months.length > 0,
};

// A calendar program signs in nowhere, and a portal without a server of its own has nobody who answers it.
function subscriptionOf({ service, context }: Screen, { id, subscribe }: CalendarBlock): CalendarModel['subscription'] {
  const { slug, access } = service.definition;
  if (subscribe === undefined || access?.protected === true || context.portalDraws === false) return null;
  return { label: typeof subscribe === 'string' ? subscribe : (subscribe.text ?? ''), path: subscriptionPath(slug, id) };
}

function monthsOf(screen: Screen, days: readonly CalendarDay[]): readonly CalendarMonth[] {
  const names = new Intl.DateTimeFormat(screen.context.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(screen.context.language, { weekday: 'long', timeZone: 'UTC' });
  const months = new Map<string, Map<string, string[]>>();
  for (const { day, title } of days) {
    const month = months.get(day.slice(0, 7)) ?? new Map<string, string[]>();
    months.set(day.slice(0, 7), month.set(day, [...(month.get(day) ?? []), title]));
  }
  return [...months].map(([month, inMonth]) => ({
    month,
    label: names.format(Date.parse(`${month}-01`)),
    days: [...inMonth].map(([day, titles]) => ({
      day,
      label: `${formatted(screen, 'date', day, null, false) ?? day}, ${weekdays.format(Date.parse(day))}`,
      titles,
    })),
  }));
}
