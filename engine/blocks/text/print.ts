import type { BlockPrinter } from '../../screen/printable';
import type { TextBlockModel } from './model';

export const printer: BlockPrinter<TextBlockModel> = {
  parts({ paragraphs }) {
    return paragraphs.map((text) => ({ kind: 'paragraph', text }));
  },
};
