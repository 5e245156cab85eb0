import { expect, it } from 'vitest';
import { newStep } from './new-step';

const form = (properties: readonly string[], steps?: readonly { id: string; fields: string[] }[]) => ({
  schema: { type: 'object', properties: Object.fromEntries(properties.map((name) => [name, { type: 'string' }])) },
  ...(steps && { steps: steps.map((step) => ({ ...step, title: step.id })) }),
});

it('makes two pages of a form on one, and gives a form with steps another, with the last field', () => {
  expect(newStep(form(['a', 'b', 'c']))).toEqual({
    id: 'etap2',
    edits: [
      {
        path: '/steps',
        set: [
          { id: 'etap1', title: 'Krok 1', fields: ['a', 'b'] },
          { id: 'etap2', title: 'Krok 2', fields: ['c'] },
        ],
      },
    ],
  });
  const two = form(
    ['a', 'b', 'c', 'd'],
    [
      { id: 'kto', fields: ['a'] },
      { id: 'etap3', fields: ['b', 'c', 'd'] },
    ],
  );
  expect(newStep(two)).toEqual({
    id: 'etap4',
    edits: [
      { path: '/steps/etap3/fields', set: ['b', 'c'] },
      { path: '/steps/etap4', set: { id: 'etap4', title: 'Krok 4', fields: ['d'] } },
    ],
  });
});

it('makes none where a step would have no field', () => {
  expect(newStep(form(['a']))).toBeNull();
  expect(
    newStep(
      form(
        ['a', 'b'],
        [
          { id: 'x', fields: ['a'] },
          { id: 'y', fields: ['b'] },
        ],
      ),
    ),
  ).toBeNull();
  expect(newStep({ block: 'text' })).toBeNull();
});

it('moves a field together with the one beside which it stands', () => {
  const made = newStep({ ...form(['a', 'b', 'c']), ui: { c: { control: 'text', beside: true } } });
  expect(made?.edits[0]?.set).toMatchObject([{ fields: ['a'] }, { fields: ['b', 'c'] }]);
  expect(newStep({ ...form(['b', 'c']), ui: { c: { beside: true } } })).toBeNull();
});
