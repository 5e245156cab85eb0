import type { BlockPrinter } from '../../screen/printable';
import type { CalendarModel } from './model';

export const printer: BlockPrinter<CalendarModel> = {
  parts({ title, months, next, whenEmpty, state }, level) {
    if (state.status !== 'ready') return [];
    return [
      { kind: 'heading', level, text: title },
      ...(months.length === 0 ? [{ kind: 'paragraph' as const, text: whenEmpty }] : []),
      ...(next === null ? [] : [{ kind: 'paragraph' as const, text: next }]),
      ...months.map(({ label, days }) => ({
        kind: 'record' as const,
        title: label,
        fields: days.map((day) => ({ label: day.label, value: day.titles.join('; ') })),
      })),
    ];
  },
};
