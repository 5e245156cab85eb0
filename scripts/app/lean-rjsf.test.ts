import { createSchemaUtils, deepEquals } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { formValidator } from '../../renderer/blocks/form/form-validator';
import { replacements } from './lean-rjsf';

/** What stands in the app for a part of rjsf. */
async function lean(part: string): Promise<(...values: readonly unknown[]) => unknown> {
  const code = replacements[part];
  if (code === undefined) throw new Error(`${part} is not replaced.`);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const found = module !== null && typeof module === 'object' && 'default' in module ? module.default : null;
  if (typeof found !== 'function') throw new Error(`${part} is no function.`);
  return (...values) => Reflect.apply(found, undefined, values);
}

const circle = (name: string) => {
  const made: Record<string, unknown> = { name };
  made.self = made;
  return made;
};

const pairs: readonly (readonly [string, unknown, unknown])[] = [
  ['numbers', 1, 1],
  ['no numbers', Number.NaN, Number.NaN],
  ['zeros of both signs', 0, -0],
  ['nothing and null', undefined, null],
  ['a text and a number', '1', 1],
  ['functions', () => 1, () => 2],
  ['a function and an object', () => 1, {}],
  ['objects with keys in another order', { a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }],
  ['objects of different depth', { a: { b: 1 } }, { a: { b: 2 } }],
  ['a key that is there without a value', { a: undefined }, {}],
  ['a key of another name', { a: undefined }, { b: undefined }],
  ['lists of different length', [1, 2], [1, 2, 3]],
  ['a list and an object', [], {}],
  ['days', new Date(0), new Date(0)],
  ['different days', new Date(0), new Date(1)],
  ['maps', new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]])],
  ['different maps', new Map([['a', { b: 1 }]]), new Map([['a', { b: 2 }]])],
  ['sets', new Set(['a']), new Set(['a'])],
  ['different sets', new Set(['a']), new Set(['b'])],
  ['circles', circle('a'), circle('a')],
  ['different circles', circle('a'), circle('b')],
];

describe('rjsf in the app', () => {
  it.each(pairs)('compares %s as the library does', async (_, one, other) => {
    const equal = await lean('deepEquals.js');
    expect(equal(one, other)).toBe(deepEquals(one, other));
    expect(equal(other, one)).toBe(deepEquals(other, one));
  });

  it('reads the schema of a form as the library does', async () => {
    const inner = { type: 'object' as const, title: 'Osoba', properties: { imie: { type: 'string' as const, title: 'Imię' } } };
    const schema = { type: 'object' as const, properties: { zgoda: { type: 'boolean' as const, title: 'Zgoda' }, osoba: inner } };
    const validator = formValidator(() => []);
    const whole = createSchemaUtils(validator, schema);
    const make = await lean('createSchemaUtils.js');
    const utils = make(validator, schema);
    const ask = (name: string, ...values: readonly unknown[]): unknown => {
      const of: unknown = Reflect.get(Object(utils), name);
      if (typeof of !== 'function') throw new Error(`There is no ${name}.`);
      return Reflect.apply(of, utils, values);
    };
    expect(ask('getRootSchema')).toBe(whole.getRootSchema());
    expect(ask('retrieveSchema', schema)).toEqual(whole.retrieveSchema(schema));
    for (const part of [schema.properties.zgoda, inner, inner.properties.imie]) {
      expect(ask('retrieveSchema', part)).toEqual(whole.retrieveSchema(part));
      expect(ask('isSelect', part)).toBe(whole.isSelect(part));
    }
    expect(ask('doesSchemaUtilsDiffer', validator, schema)).toBe(whole.doesSchemaUtilsDiffer(validator, schema));
    expect(ask('doesSchemaUtilsDiffer', validator, inner)).toBe(whole.doesSchemaUtilsDiffer(validator, inner));
    expect(
      ask(
        'doesSchemaUtilsDiffer',
        formValidator(() => []),
        schema,
      ),
    ).toBe(true);
  });
});
