import type { BlockPrinter } from '../../screen/printable';
import type { RecordModel } from './model';

export const printer: BlockPrinter<RecordModel> = {
  parts({ fields, whenEmpty, title }) {
    if (fields === null) return whenEmpty === null ? [] : [{ kind: 'paragraph', text: whenEmpty }];
    return [{ kind: 'record', title, fields: fields.map(({ label, cell }) => ({ label, value: cell.text })) }];
  },
};
