import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Amount, type Condition, type Operand, readAmount, readCondition, type Statement, writeAmount, writeCondition } from '.';

const name = fc.stringMatching(/^p[A-Za-z0-9_]{0,8}$/);
const path = fc.array(name, { minLength: 1, maxLength: 4 });
const plain = path.map((names) => ({ path: names, counted: false }));
const field = fc.record({ path, counted: fc.boolean() });
const number = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((value) => !Object.is(value, -0)),
);
const text = fc.string({ unit: 'binary', maxLength: 20 });
const operand: fc.Arbitrary<Operand> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), field }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.oneof(number, text, fc.boolean()) }),
);
const statement: fc.Arbitrary<Statement> = fc.oneof(
  fc.record({ field: plain, says: fc.constantFrom('yes' as const, 'no' as const, 'empty' as const, 'filled' as const) }),
  fc.record({
    field,
    says: fc.constantFrom('is' as const, 'is-not' as const, 'less' as const, 'at-most' as const, 'more' as const, 'at-least' as const),
    than: operand,
  }),
  fc.record({
    field: plain,
    says: fc.constantFrom('contains' as const, 'starts' as const, 'ends' as const),
    than: fc.record({ kind: fc.constant('fixed' as const), value: text }),
  }),
);
const condition: fc.Arbitrary<Condition> = fc
  .record({ joined: fc.constantFrom('all' as const, 'any' as const), statements: fc.array(statement, { minLength: 1, maxLength: 5 }) })
  .map(({ joined, statements }) => ({ joined: statements.length === 1 ? 'all' : joined, statements }));
const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.record({ kind: fc.constant('one' as const), of: operand }),
  fc.record({
    kind: fc.constant('two' as const),
    left: operand,
    by: fc.constantFrom('plus' as const, 'minus' as const, 'times' as const, 'divided' as const),
    right: operand,
  }),
);

it('gives back every condition that is written as a formula', () => {
  fc.assert(
    fc.property(condition, (said) => {
      expect(readCondition(writeCondition(said))).toEqual(said);
    }),
  );
});

it('gives back every value that is written as a formula', () => {
  fc.assert(
    fc.property(amount, (said) => {
      expect(readAmount(writeAmount(said))).toEqual(said);
    }),
  );
});

it.each([
  ['=row.splacona', { joined: 'all', statements: [{ field: { path: ['row', 'splacona'], counted: false }, says: 'yes' }] }],
  ['=!x', { joined: 'all', statements: [{ field: { path: ['x'], counted: false }, says: 'no' }] }],
  ['=(x == null)', { joined: 'all', statements: [{ field: { path: ['x'], counted: false }, says: 'empty' }] }],
  [
    "=size(lista) > 0 || kod.startsWith('A')",
    {
      joined: 'any',
      statements: [
        { field: { path: ['lista'], counted: true }, says: 'more', than: { kind: 'fixed', value: 0 } },
        { field: { path: ['kod'], counted: false }, says: 'starts', than: { kind: 'fixed', value: 'A' } },
      ],
    },
  ],
])('says the condition %s in sentences', (formula, said) => {
  expect(readCondition(formula)).toEqual(said);
});

it.each([
  '',
  'x',
  '=',
  '=x &&',
  '=x && (y || z)',
  '=!(x && y)',
  '=5 == x',
  '=x == y + 1',
  "=x in ['a']",
  '=x.exists(y, y)',
  '=x == 1 // dlaczego',
  "=x.matches('a')",
  '=null == x',
  `=${'('.repeat(200)}x`,
])('leaves the formula %s to those who write formulas', (formula) => {
  expect(readCondition(formula)).toBeNull();
});

it.each(['=x ? 1 : 2', '=x + y + z', '=-x', '=sum(x)', '=[1]', '=x % 2', '=null', '=x[0]'])(
  'reads no sentence in the value %s',
  (formula) => {
    expect(readAmount(formula)).toBeNull();
  },
);
