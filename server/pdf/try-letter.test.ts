import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tryLetter } from './try-letter';

const folder = mkdtempSync(join(tmpdir(), 'okienko-letter-'));

function letter(source: string): string {
  const file = join(folder, `${crypto.randomUUID()}.typ`);
  writeFileSync(file, source);
  return file;
}

it('a letter of a project draws with the names that the template defines', () => {
  expect(tryLetter(letter('#let letterhead = text(fill: primary, d.letterhead.officeName)\n#set text(size: 11pt)'))).toBeNull();
  expect(tryLetter(letter(''))).toBeNull();
});

it.each([
  ['#let letterhead = {', /unclosed|expected/i],
  ['#let letterhead = unknown-name', /unknown variable/],
  ['#panic("no")', /no/],
])('%s is refused with the words of Typst', (source, words) => {
  expect(tryLetter(letter(source))).toMatch(words);
});

it('a file that has gone is told', () => {
  expect(tryLetter(join(folder, 'gone.typ'))).toMatch(/ENOENT/);
});
