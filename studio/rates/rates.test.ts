import { expect, test } from 'vitest';
import { beginPeriod, isRateFile, memberEdit, ratesOf, typedNumber } from './rates';

const file = 'values/odpady.json';
const value = {
  values: {
    osoba: {
      name: 'Za osobę',
      type: 'money',
      periods: [
        { id: 'b', from: '2026-01-01', value: 31.5, basis: { act: 'Uchwała B' } },
        { id: 'a', from: '2025-01-01', to: '2025-12-31', value: 29, basis: { act: 'Uchwała A', link: 'https://bip.example/a' } },
      ],
    },
    uchwala: { name: 'Uchwała', type: 'text', periods: [] },
  },
};
const [osoba, uchwala] = ratesOf(value);

test('files of dated values are told from their translations', () => {
  expect(['values/odpady.json', 'values/odpady.en.json', 'services/x/service.json'].map(isRateFile)).toEqual([true, false, false]);
});

test('rates have their periods from the first day on, and what is no file of rates has none', () => {
  expect(osoba?.periods.map(({ id, to, value: held }) => [id, to, held])).toEqual([
    ['a', '2025-12-31', '29'],
    ['b', '', '31.5'],
  ]);
  expect(uchwala?.isText).toBe(true);
  expect([ratesOf(null), ratesOf({ values: [] })]).toEqual([[], []]);
});

test('a new period ends the one before on the day before it', () => {
  if (!osoba) throw new Error('no rate');
  expect(beginPeriod(file, osoba, { from: '2027-03-01', value: '33,20', act: ' Uchwała C ' })).toEqual([
    { file, path: '/values/osoba/periods/b/to', set: '2027-02-28', was: null },
    {
      file,
      path: '/values/osoba/periods/od20270301',
      set: { id: 'od20270301', from: '2027-03-01', value: 33.2, basis: { act: 'Uchwała C' } },
    },
  ]);
});

test.each([
  ['no number', { from: '2027-01-01', value: 'dużo', act: 'C' }],
  ['no act', { from: '2027-01-01', value: '1', act: ' ' }],
  ['no day', { from: '2027-02-30', value: '1', act: 'C' }],
  ['a day before the last period', { from: '2026-01-01', value: '1', act: 'C' }],
])('a new period with %s is none', (_, given) => {
  expect(osoba && beginPeriod(file, osoba, given)).toBeNull();
});

test('numbers are typed with a comma or a full stop, and an emptied member goes', () => {
  expect(['31,50', '1 200.5', '', '1,2,3', 'NaN', '-3'].map(typedNumber)).toEqual([31.5, 1200.5, null, null, null, -3]);
  expect(memberEdit(file, value, '/values/osoba/periods/a/to', '')).toMatchObject({ remove: true, was: '2025-12-31' });
});
