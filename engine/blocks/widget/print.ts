import type { BlockPrinter } from '../../screen/printable';
import type { WidgetModel } from './model';

export const printer: BlockPrinter<WidgetModel> = {
  parts: ({ blocks }, level, inner) => inner(blocks, level),
};
