import type { BlockPrinter } from '../../screen/printable';
import type { SectionModel } from './model';

export const printer: BlockPrinter<SectionModel> = {
  *parts({ title, blocks }, level, inner) {
    return [{ kind: 'heading', level, text: title }, ...(yield* inner(blocks, 3))];
  },
};
