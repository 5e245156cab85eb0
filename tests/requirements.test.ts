import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['engine', 'renderer', 'custom-widgets', 'server', 'scripts', 'tests'];

// A title carries ids in brackets, one or several: `... [BUDG-03, BUDG-05]`.
function idsInTitles(text: string): string[] {
  const titles = [...text.matchAll(/\b(?:test|it|describe)(?:\.[a-z]+(?:\([^)]*\))?)*\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g)];
  return titles.flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, group = '']) => group.match(/\b[A-Z0-9]+-\d\d\b/g) ?? []),
  );
}

test('ids are found in titles of every form, and nowhere else', () => {
  expect(idsInTitles("test('a [AB-01, CD-02]', () => 0); it.each([1])(`b [EF-03]`, () => 0); const x = '[GH-04]';")).toEqual([
    'AB-01',
    'CD-02',
    'EF-03',
  ]);
});

test('every requirement that tests/requirements.md lists stands in the title of a test', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => join(root, room, path)),
  );
  const shown = files
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && path !== import.meta.filename)
    .flatMap((path) => idsInTitles(readFileSync(path, 'utf8')));
  const listed = [...readFileSync(join(root, 'tests/requirements.md'), 'utf8').matchAll(/^- ([A-Z0-9]+-\d\d) .+\.$/gm)].map(([, id]) => id);
  expect(listed.length, 'an id stands twice in tests/requirements.md').toBe(new Set(listed).size);
  const dead = listed.filter((id) => id !== undefined && !shown.includes(id));
  expect(dead, 'no test title carries').toEqual([]);
});
