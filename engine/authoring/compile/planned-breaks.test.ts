import { expect, test } from 'vitest';
import { plannedBreaks } from './planned-breaks';

test('moments of a break are those of the office, also across the change of its clock, and what is no moment is left out', () => {
  const { breaks } = plannedBreaks(
    [
      { id: 'zima', from: '2026-12-01T08:00', until: '2026-12-01T16:00', reason: 'Nowy rejestr' },
      { id: 'zegar', from: '2027-03-28T01:30', until: '2027-03-28T03:30' },
      { id: 'bez', from: '2026-02-31T08:00', until: '2026-03-01T08:00' },
    ],
    ({ reason }) => (typeof reason === 'string' ? reason : ''),
  );
  expect(breaks).toEqual([
    { from: Date.parse('2026-12-01T07:00:00Z'), until: Date.parse('2026-12-01T15:00:00Z'), reason: 'Nowy rejestr' },
    { from: Date.parse('2027-03-28T00:30:00Z'), until: Date.parse('2027-03-28T01:30:00Z') },
  ]);
});

test('an index of a pack that plans none carries nothing', () => {
  expect([plannedBreaks(undefined, () => ''), plannedBreaks([], () => '')]).toEqual([{}, {}]);
});
