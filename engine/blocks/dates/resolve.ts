import { calendarDays } from '../../document/calendar-days';
import type { DatesBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { DatesModel } from './model';

export const resolver: BlockResolver<DatesBlock, DatesModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'dates',
    id: block.id,
    state,
    label: words(screen, block.label),
    fileName: words(screen, block.fileName),
    entries: state.status === 'ready' ? calendarDays(screen, block).map(({ uid, day, title }) => ({ uid, day, title })) : [],
  }),
};
