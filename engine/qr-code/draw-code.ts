/// <reference path="./qrcode.d.ts" />
import { create } from 'qrcode/lib/core/qrcode.js';

/** Empty squares around a code, without which cameras do not find it. */
const quietZone = 4;

/** A code as one path of dark squares, for the colours black on white. */
export interface CodeDrawing {
  /** The square around it, as x, y, width and height of a viewBox; the quiet zone is within. */
  readonly box: readonly [number, number, number, number];
  readonly path: string;
}

/** Draws a text as a QR code of which a seventh may be unreadable; null for a text that no code can hold. */
export function drawCode(text: string): CodeDrawing | null {
  try {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const side = modules.size + 2 * quietZone;
    const rows = Array.from({ length: modules.size }, (_, row) => rowPath(row, modules.size, (column) => modules.get(row, column) !== 0));
    return { box: [-quietZone, -quietZone, side, side], path: rows.join('') };
  } catch {
    // Too long: those who draw it say so in words.
    return null;
  }
}

/** The dark squares of a row, those side by side as one. */
function rowPath(row: number, size: number, isDark: (column: number) => boolean): string {
  let path = '';
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < size && isDark(column + 1)) column += 1;
    path += `M${start} ${row}h${column - start + 1}v1H${start}z`;
  }
  return path;
}
