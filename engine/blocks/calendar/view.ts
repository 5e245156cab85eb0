import type { ExpectedCalendar } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { CalendarModel } from './model';

export const viewer: BlockViewer<CalendarModel> = {
  part: 'calendars',
  view: ({ title, state, next, months, entries, file, subscription, whenEmpty }): Required<ExpectedCalendar> => ({
    title,
    state: state.status,
    next,
    months: months.map(({ label, days }) => [label, ...days.map((day) => `${day.label}: ${day.titles.join('; ')}`)]),
    entries: entries.map(({ day, title: on }) => [day, on]),
    file: file && [file.label, file.fileName],
    subscription: subscription && [subscription.label, subscription.path],
    whenEmpty: months.length === 0 ? whenEmpty : null,
  }),
};
