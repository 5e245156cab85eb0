// Checks the table "To add a kind" of CONTRIBUTING.md: every place in it exists, and no other file lists the kinds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that somebody might have to edit to add a kind: not generated or sample files, not tests, not definitions of services, not older versions. */
const written = tracked.filter(
  (file) =>
    /\.(?:ts|tsx|json)$/.test(file) &&
    !/\.generated\.|\.test\.|^package|^docs\/|^sample-office\/|\/migrate\/version-\d|^definitions\/(?:services|screens|municipalities)\//.test(
      file,
    ) &&
    (!file.startsWith('tests/') || file.startsWith('tests/corpus/')),
);

/** For each kind, some names that have no other meaning. A file that contains them all is a list of the kind. */
const names: Readonly<Record<string, readonly string[]>> = {
  'a format': ['unit-code', 'yes-no', 'web-address'],
  'a rule': ['not-future', 'postal-code', 'different-from'],
  'a control': ['multi-select', 'date-range', 'radio'],
  'a block': ['embed', 'tiles', 'notice'],
  'a widget': ['meter-readings', 'two-factor', 'confirm-identity'],
  'a payment gateway': ['p24', 'kir'],
  'a language': ['en', 'de', 'uk'],
};

/** A gateway has another side, which the sandbox plays; all other kinds ask for a line in three places at most. */
const mostPlaces: Readonly<Record<string, number>> = { 'a payment gateway': 4 };

/** Texts, as those of any language; they are no place that works a kind out. */
const polishNames = 'engine/authoring/help/pl.json';

const rows = readFileSync('CONTRIBUTING.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, kind = '', made = '', lines = '']) =>
    Object.hasOwn(names, kind) ? [{ kind, made: pathsIn(made), lines: pathsIn(lines) }] : [],
  );

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

test('the table says how each kind is added', () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(names).toSorted());
});

describe.each(rows)('$kind', ({ kind, made, lines }) => {
  test('asks for a line in few places, and each of them is there', () => {
    expect(lines.filter((place) => place !== polishNames).length).toBeLessThanOrEqual(mostPlaces[kind] ?? 3);
    for (const place of lines) expect({ place, found: tracked.some((file) => matchesGlob(file, place)) }).toEqual({ place, found: true });
    for (const place of made) {
      const folder = place.slice(0, place.indexOf('<'));
      expect({ place, found: tracked.some((file) => file.startsWith(folder)) }).toEqual({ place, found: true });
    }
  });

  test('is listed nowhere else', () => {
    const listing = written.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return (names[kind] ?? []).every((name) => new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(text));
    });
    expect(listing.filter((file) => !lines.some((place) => matchesGlob(file, place)))).toEqual([]);
  });
});
