import type { BlockPrinter } from '../../screen/printable';
import type { ChartModel } from './model';

export const printer: BlockPrinter<ChartModel> = {
  parts({ summary }) {
    return summary === '' ? [] : [{ kind: 'paragraph', text: summary }];
  },
};
