import { expect, test } from 'vitest';
import { buildPack, sampleSurroundings } from '../cases';
import { put } from '../cases/sample-pack';
import { checkPack } from '../check-pack';

/** Where the checker finds a moment of a planned break wrong. */
function wrong(from: string, until: string): readonly string[] {
  const { problems } = checkPack(buildPack([put('/breaks', [{ id: 'rejestr', from, until }])]), undefined, sampleSurroundings);
  return problems.map(({ rule, place }) => `${rule} ${place.pointer}`);
}

test('a day that the calendar lacks and an hour that the clock skips are no moments of a break', () => {
  expect(wrong('2026-02-31T08:00', '2026-03-02T08:00')).toEqual(['break-time /breaks/0/from']);
  expect(wrong('2026-03-01T08:00', '2026-03-01T24:30')).toEqual(['break-time /breaks/0/until']);
  expect(wrong('2027-03-28T02:30', '2027-03-28T05:00')).toEqual(['break-time /breaks/0/from']);
});

test('an hour that comes twice in autumn, and a break across the change of the clock, are fine', () => {
  expect(wrong('2026-10-25T02:30', '2026-10-25T03:30')).toEqual([]);
  expect(wrong('2027-03-28T01:30', '2027-03-28T03:30')).toEqual([]);
  expect(wrong('2026-12-01T08:00', '2026-12-01T08:00')).toEqual(['break-time /breaks/0/until']);
});
