import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from './architecture/source-tree';

test('no rule of the screen asks with :has() what is ticked, because each key of a form would work out the look of the whole page', () => {
  const sheets = [...readTree(join(import.meta.dirname, '..'), /\.css$/)].filter(([path]) => /^(renderer|custom-widgets)\//.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  const onScreen = (sheet: string) => sheet.replaceAll(/@media print \{[\s\S]*?\n\}/g, '');
  expect(sheets.filter(([, sheet]) => /:has\([^)]*:checked/.test(onScreen(sheet))).map(([path]) => path)).toEqual([]);
});

test('no width is counted in figures (ch), which are narrower in the portal’s letters than in those that stand until they come: lines would break anew', () => {
  const sheets = [...readTree(join(import.meta.dirname, '..'), /\.css$/)].filter(([path]) => /^(renderer|custom-widgets)\//.test(path));
  expect(sheets.filter(([, sheet]) => /[\d.]ch\b/.test(sheet)).map(([path]) => path)).toEqual([]);
});
