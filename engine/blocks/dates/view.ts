import type { ExpectedDates } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { DatesModel } from './model';

export const viewer: BlockViewer<DatesModel> = {
  part: 'dates',
  view: ({ state, label, fileName, entries }): Required<ExpectedDates> => ({
    state: state.status,
    label,
    fileName,
    entries: entries.map(({ day, title }) => [day, title]),
  }),
};
