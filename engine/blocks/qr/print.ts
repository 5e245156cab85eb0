import { drawCode } from '../../qr-code';
import type { BlockPrinter } from '../../screen/printable';
import type { QrModel } from './model';

export const printer: BlockPrinter<QrModel> = {
  parts({ value, text, alt, whenEmpty }) {
    const code = value === null ? null : drawCode(value);
    if (code === null) return whenEmpty === null ? [] : [{ kind: 'paragraph', text: whenEmpty }];
    const [x, y, width, height] = code.box;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${code.box.join(' ')}" width="120" height="120"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/><path d="${code.path}" fill="#000"/></svg>`;
    return [{ kind: 'picture', svg, alt, caption: text }];
  },
};
