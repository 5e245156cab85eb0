import type { BlockPrinter } from '../../screen/printable';
import type { NoticeModel } from './model';

export const printer: BlockPrinter<NoticeModel> = {
  parts({ text, tone }) {
    return text === '' ? [] : [{ kind: 'note', tone, text }];
  },
};
