import type { ExpectedWidget } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { WidgetModel } from './model';

export const viewer: BlockViewer<WidgetModel> = {
  part: 'widgets',
  view: ({ widget, state, props, params, refresh, files }): Required<ExpectedWidget> => ({
    widget,
    state: state.status,
    props: { ...props },
    chosen: Object.fromEntries(Object.entries(params).map(([name, { chosen }]) => [name, chosen])),
    refresh: [...refresh],
    files: Object.fromEntries(
      Object.entries(files).map(([name, { method, endpoint, fileName }]) => [name, [`${method} ${endpoint}`, fileName]]),
    ),
  }),
};
