import { expect, test } from 'vitest';
import { pluralForm } from '../../engine/screen/resolve-text';

const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };

/** How often each form is chosen for the whole numbers 0 to 1000. */
function countForms(language: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let count = 0; count <= 1000; count += 1) {
    const form = pluralForm(forms, count, language);
    counts[form] = (counts[form] ?? 0) + 1;
  }
  return counts;
}

test('Polish chooses one once, few 270 times and many 730 times from 0 to 1000', () => {
  expect(countForms('pl')).toEqual({ one: 1, few: 270, many: 730 });
});

test('Ukrainian chooses one 90 times, few 270 times and many 641 times from 0 to 1000', () => {
  expect(countForms('uk')).toEqual({ one: 90, few: 270, many: 641 });
});

test('English and German choose one for 1 alone', () => {
  expect(countForms('en')).toEqual({ one: 1, other: 1000 });
  expect(countForms('de')).toEqual({ one: 1, other: 1000 });
});

test('a fraction is other in Polish and Ukrainian', () => {
  expect([1.5, 2.5, 0.1].flatMap((count) => [pluralForm(forms, count, 'pl'), pluralForm(forms, count, 'uk')])).toEqual(
    Array.from({ length: 6 }, () => 'other'),
  );
});
