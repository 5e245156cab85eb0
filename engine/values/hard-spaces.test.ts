import { expect, it } from 'vitest';
import { hardSpaces } from './hard-spaces';

it.each([
  ['Idź w lewo i w prawo', 'Idź w\u00a0lewo i\u00a0w\u00a0prawo'],
  ['W urzędzie', 'W\u00a0urzędzie'],
  ['(o czasie) „z góry”', '(o\u00a0czasie) „z\u00a0góry”'],
  ['<p>A tam</p> <a href="/x">u nas</a>', '<p>A\u00a0tam</p> <a href="/x">u\u00a0nas</a>'],
  ['Громада і ліс', 'Громада і\u00a0ліс'],
  ['rok 5 lat', 'rok 5 lat'],
  ['9 a.m.–5 p.m., 9–17 Uhr', '9\u00a0a.m.–5\u00a0p.m., 9–17\u00a0Uhr'],
  ['+48 22 555 01 00, 240 000 zł', '+48\u00a022\u00a0555\u00a001\u00a000, 240\u00a0000\u00a0zł'],
  ['od 5 maja 2026 r. do 7 majówek', 'od 5\u00a0maja 2026\u00a0r. do 7 majówek'],
])('%j keeps one-letter words and numbers together', (text, expected) => {
  expect(hardSpaces(text)).toBe(expected);
});
