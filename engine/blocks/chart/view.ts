import type { ExpectedChart } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { ChartModel } from './model';

export const viewer: BlockViewer<ChartModel> = {
  part: 'charts',
  view: ({
    title,
    kind,
    state,
    summary,
    points,
    keys,
    stacked,
    sums,
    trend,
    cut,
    palette,
    hideInHighContrast,
    table,
  }): Required<ExpectedChart> => ({
    title,
    kind,
    state: state.status,
    summary,
    points: points.map(({ category, text, series, compared }) => [
      category,
      text,
      ...(series === null ? [] : [series]),
      ...(compared === null ? [] : [compared.text]),
    ]),
    keys: keys.map(({ mark, label }) => [mark, label]),
    stacked,
    sums: [...sums],
    trend: trend === null ? null : trend.text,
    cut: cut !== null,
    palette,
    hideInHighContrast,
    table,
  }),
};
