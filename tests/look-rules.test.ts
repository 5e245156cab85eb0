import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from './architecture/source-tree';

test('no rule of the screen asks with :has() what is ticked, because each key of a form would work out the look of the whole page', () => {
  const sheets = [...readTree(join(import.meta.dirname, '..'), /\.css$/)].filter(([path]) => /^(renderer|custom-widgets)\//.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  const onScreen = (sheet: string) => sheet.replaceAll(/@media print \{[\s\S]*?\n\}/g, '');
  expect(sheets.filter(([, sheet]) => /:has\([^)]*:checked/.test(onScreen(sheet))).map(([path]) => path)).toEqual([]);
});
