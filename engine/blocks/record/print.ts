import type { BlockPrinter } from '../../screen/printable';
import type { RecordModel } from './model';

export const printer: BlockPrinter<RecordModel> = {
  parts({ fields, empty, title }) {
    if (fields === null) return empty === null ? [] : [{ kind: 'paragraph', text: empty }];
    return [{ kind: 'record', title, fields: fields.map(({ label, cell }) => ({ label, value: cell.text })) }];
  },
};
