import { expect, it } from 'vitest';
import type { Contract } from '../../language/language.generated';
import { answerInState } from './answer-in-state';

const contract: Contract = {
  type: 'object',
  required: ['raty', 'lata', 'suma'],
  properties: {
    raty: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kwota', 'uwaga'],
        properties: {
          kwota: { type: 'number', examples: [10, 20] },
          uwaga: { type: ['string', 'null'], examples: ['zapłacono'] },
          dodatek: { type: 'string', examples: ['a'] },
          wplaty: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
        },
      },
    },
    lata: { type: 'array', items: { type: 'integer', examples: [2025, 2026] } },
    suma: { type: 'number', examples: [30] },
  },
};

type Answer = { readonly raty: readonly object[]; readonly lata: readonly number[]; readonly suma: number };

function answer(state: Parameters<typeof answerInState>[1]): Answer {
  return answerInState(contract, state) as Answer;
}

it('gives rows as the state says, and leaves choices and lists inside rows as they are', () => {
  expect(answer('sample').raty).toHaveLength(2);
  expect(answer('empty')).toEqual({ raty: [], lata: [], suma: 30 });
  expect(answer('one').raty).toEqual([answer('sample').raty[0]]);
  expect(answer('one').lata).toEqual([2025, 2026]);
  expect(answer('many').raty).toHaveLength(10_000);
  expect(answer('many').raty[3]).toEqual(answer('sample').raty[1]);
  expect(answer('many').lata).toEqual([2025, 2026]);
});

it('leaves out all that an office may leave out', () => {
  expect(answer('missing').raty[0]).toEqual({ kwota: 10, uwaga: null });
  expect(answer('missing').suma).toBe(30);
});

it('never has more rows than the contract allows', () => {
  const few: Contract = { type: 'array', maxItems: 3, items: { type: 'object', properties: { a: { type: 'integer', examples: [1] } } } };
  expect(answerInState(few, 'many')).toHaveLength(3);
});
