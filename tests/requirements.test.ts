import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['engine', 'portal', 'renderer', 'custom-widgets', 'server', 'sample-office', 'scripts', 'docs', 'tests'];

// A title has ids in brackets, one or several: `... [BUDG-03, BUDG-05]`.
function idsInTitles(text: string): string[] {
  const titles = [...text.matchAll(/\b(?:test|it|describe)(?:\.[a-z]+(?:\([^)]*\))?)*\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g)];
  return titles.flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, group = '']) => group.match(/\b[A-Z0-9]+-\d\d\b/g) ?? []),
  );
}

interface Area {
  name: string;
  /** The number of lines, as the heading says. */
  said: number;
  lines: { id: string; text: string }[];
}

// `## BUDG: budget (11)`, then a line for each requirement of the area.
function readAreas(text: string): Area[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, name = '', said = ''] = /^([A-Z0-9]+): .+ \((\d+)\)\n/.exec(part) ?? [];
      const lines = [...part.matchAll(/^- ([A-Z0-9]+-\d\d) (.+)$/gm)].map(([, id = '', line = '']) => ({ id, text: line }));
      return { name, said: Number(said), lines };
    });
}

test('ids are found in titles of every form, and nowhere else', () => {
  expect(idsInTitles("test('a [AB-01, CD-02]', () => 0); it.each([1])(`b [EF-03]`, () => 0); const x = '[GH-04]';")).toEqual([
    'AB-01',
    'CD-02',
    'EF-03',
  ]);
});

describe('tests/requirements.md', () => {
  const areas = readAreas(readFileSync(join(root, 'tests/requirements.md'), 'utf8'));
  const listed = areas.flatMap(({ lines }) => lines.map(({ id }) => id));
  const titled = rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => join(root, room, path)))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && path !== import.meta.filename)
    .flatMap((path) => idsInTitles(readFileSync(path, 'utf8')).map((id) => ({ id, path })));

  test('every area has its lines without a gap, as many as its heading says', () => {
    const expected = areas.map(({ name, said }) =>
      Array.from({ length: said }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(areas.map(({ lines }) => lines.map(({ id }) => id))).toEqual(expected);
    expect(new Set(areas.map(({ name }) => name)).size, 'an area stands twice').toBe(areas.length);
    expect(listed).toHaveLength(702);
  });

  test('every line is a sentence', () => {
    expect(areas.flatMap(({ lines }) => lines.filter(({ text }) => !/[.'…]$/.test(text)))).toEqual([]);
  });

  test('every requirement that is listed stands in the title of a test', () => {
    const shown = new Set(titled.map(({ id }) => id));
    expect(
      listed.filter((id) => !shown.has(id)),
      'no test title carries',
    ).toEqual([]);
  });

  test('every requirement in the title of a test is listed', () => {
    const known = new Set(listed);
    expect(
      titled.filter(({ id }) => !known.has(id)),
      'tests/requirements.md lacks',
    ).toEqual([]);
  });

  test('every deviation names a decision that is there', () => {
    const decisions = readFileSync(join(root, 'DECISIONS.md'), 'utf8');
    const named = areas.flatMap(({ lines }) =>
      lines.filter(({ text }) => text.includes('deviates')).map(({ id, text }) => ({ id, decision: /see (\d+)\)/.exec(text)?.[1] })),
    );
    expect(named.filter(({ decision }) => decision === undefined || !decisions.includes(`\n## ${decision}. `))).toEqual([]);
  });
});
