import type { ExpectedHours } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { HoursModel } from './model';

export const viewer: BlockViewer<HoursModel> = {
  part: 'hours',
  view: ({ title, state, places, closed, whenEmpty }): Required<ExpectedHours> => ({
    title,
    state: state.status,
    whenEmpty: places.length === 0 ? whenEmpty : null,
    places: places.map(({ name, lines }) => [name, ...lines.map(({ days, times }) => `${days}: ${times}`)]),
    closed: closed.map(({ day, reason }) => [day, reason]),
  }),
};
