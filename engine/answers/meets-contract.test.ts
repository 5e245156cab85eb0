import { expect, it } from 'vitest';
import type { Contract } from '../language/language.generated';
import { meetsContract } from './meets-contract';

const cases: readonly (readonly [Contract, readonly unknown[], readonly unknown[]])[] = [
  [{}, [null, 1, 'x', {}, []], []],
  [{ type: 'integer', minimum: 1, maximum: 9 }, [1, 9], [0, 10, 1.5, '1', null, Number.NaN, true]],
  [{ type: 'number' }, [0.5], [Number.POSITIVE_INFINITY, Number.NaN, '1']],
  [{ type: ['string', 'null'], minLength: 1, maxLength: 3 }, ['a', 'abc', null], ['', 'abcd', 1]],
  [{ type: 'boolean' }, [true, false], ['true', 1, null]],
  [{ enum: ['a', 1] }, ['a', 1], ['b', '1', null]],
  [{ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 }, [[1], [1, 2]], [[], [1, 2, 3], ['1'], { length: 1 }]],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, name: { type: 'string' } } },
    [{ id: 1 }, { id: 1, name: 'x', more: [] }],
    [{}, { id: '1' }, { id: 1, name: 2 }, [], null, 'x'],
  ],
];

it.each(cases)('%j takes what it declares and nothing else', (contract, right, wrong) => {
  for (const value of right) expect(meetsContract(contract, value), JSON.stringify(value)).toBe(true);
  for (const value of wrong) expect(meetsContract(contract, value), JSON.stringify(value)).toBe(false);
});
