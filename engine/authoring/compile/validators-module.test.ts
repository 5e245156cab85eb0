import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../language/language.generated';
import { contractAjv } from './answer-validator';
import { validationSchema } from './validation-schema';
import { keptValidatorsModule, validatorsModule } from './validators-module';

const contract: Contract = {
  type: 'object',
  description: 'An answer.',
  required: ['lista'],
  properties: {
    lista: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['nazwa', 'kwota'],
        properties: {
          nazwa: { type: 'string', minLength: 2, maxLength: 4, title: 'Nazwa' },
          kwota: { type: ['number', 'null'], minimum: 0 },
          kod: { enum: [1, 'a', null, { klucz: [1, 2] }] },
          nr: { type: 'string', pattern: '^[0-9]{3}$' },
        },
      },
    },
    dzien: { type: 'string', format: 'date' },
    chwila: { type: ['string', 'null'], format: 'date-time' },
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'validators-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the validator on every value where making code from texts is forbidden, as a strict page does. */
function verdicts(schemas: Parameters<typeof validatorsModule>[0], name: string, values: readonly unknown[]): unknown[] {
  const file = path.join(folder, 'validators.mjs');
  writeFileSync(file, validatorsModule(schemas));
  const script = `const { ${name}: validate } = await import(${JSON.stringify(file)});
    console.log(JSON.stringify(${JSON.stringify(values)}.map((value) => validate(value) ? null : validate.errors)));`;
  const output = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as unknown[];
}

describe('the module', () => {
  const code = validatorsModule({ source_dane: validationSchema(contract), form_wniosek: validationSchema({ type: 'object' }) });

  test('exports one function for each schema and needs nothing from outside', () => {
    expect([...code.matchAll(/export const (\w+)/g)].map((match) => match[1])).toEqual(['form_wniosek', 'source_dane']);
    expect(code).not.toMatch(/\brequire\b|\bimport\b|\beval\b|new Function/);
  });

  test('is the same whatever was compiled before it, and in whatever order its schemas come', () => {
    validatorsModule({ source_inne: validationSchema(contract) });
    expect(validatorsModule({ form_wniosek: validationSchema({ type: 'object' }), source_dane: validationSchema(contract) })).toBe(code);
  });
});

describe('a validator', () => {
  const schemas = { source_dane: validationSchema(contract) };

  test('accepts an answer with fields that the contract does not name', () => {
    expect(verdicts(schemas, 'source_dane', [{ lista: [{ nazwa: 'ab', kwota: null, inne: 1 }], jeszcze: {} }])).toEqual([null]);
  });

  test('reports every broken place at once, by its place in the answer and in the contract', () => {
    const [errors] = verdicts(schemas, 'source_dane', [{ lista: [{ nazwa: 'ab', kwota: 'x' }, { nazwa: 'ab' }] }]);
    expect(errors).toMatchObject([
      { instancePath: '/lista/0/kwota', schemaPath: '#/properties/lista/items/properties/kwota/type', keyword: 'type' },
      {
        instancePath: '/lista/1',
        schemaPath: '#/properties/lista/items/required',
        keyword: 'required',
        params: { missingProperty: 'kwota' },
      },
    ]);
  });

  test('counts characters, not code units, and compares listed objects by content', () => {
    const row = (change: object) => ({ lista: [{ nazwa: 'ab', kwota: 1, ...change }] });
    const [fourSigns, oneSign, listed, other] = verdicts(schemas, 'source_dane', [
      row({ nazwa: '🏛🏛🏛🏛' }),
      row({ nazwa: '🏛' }),
      row({ kod: { klucz: [1, 2] } }),
      row({ kod: { klucz: [2, 1] } }),
    ]);
    expect([fourSigns, listed]).toEqual([null, null]);
    expect([oneSign, other]).toMatchObject([[{ keyword: 'minLength' }], [{ keyword: 'enum' }]]);
  });

  test('knows dates and times', () => {
    const right = ['2026-01-31', '1900-12-01'].map((dzien) => ({ lista: [], dzien }));
    const wrong = ['2026-13-01', '2026-1-1', '31.01.2026', '2026-01-31 10:00:00', ''].map((dzien) => ({ lista: [], dzien }));
    const times = ['2026-01-31 10:00:00', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00.123+01:00', null].map((chwila) => ({
      lista: [],
      chwila,
    }));
    const noTimes = ['2026-01-31', '2026-01-31 25:00:00'].map((chwila) => ({ lista: [], chwila }));
    expect(verdicts(schemas, 'source_dane', [...right, ...times])).toEqual([...right, ...times].map(() => null));
    expect(verdicts(schemas, 'source_dane', [...wrong, ...noTimes]).every((errors) => errors !== null)).toBe(true);
  });

  test('judges as Ajv does at run time, for 500 made-up answers', () => {
    const leaf = fc.oneof(fc.constantFrom('', 'ab', 'abcde', '123', null, -1, 0, 1.5, true), fc.constant({ klucz: [1, 2] }));
    const row = fc.oneof(fc.record({ nazwa: leaf, kwota: leaf, kod: leaf, nr: leaf }, { requiredKeys: [] }), leaf);
    const answer = fc.oneof(
      fc.record({ lista: fc.oneof(fc.array(row, { maxLength: 4 }), leaf), dzien: leaf, chwila: leaf }, { requiredKeys: [] }),
      leaf,
    );
    const answers = fc.sample(answer, { numRuns: 500, seed: 7 });
    const oracle = contractAjv({}).compile(schemas.source_dane);
    const expected = answers.map((value) => oracle(JSON.parse(JSON.stringify(value))));
    expect(new Set(expected).size).toBe(2);
    expect(verdicts(schemas, 'source_dane', answers).map((errors) => errors === null)).toEqual(expected);
  });
});

test('a pattern and a format must both match', () => {
  const schemas = { form_a: validationSchema({ type: 'string', format: 'date', pattern: '-01$' }) };
  expect(verdicts(schemas, 'form_a', ['2026-02-01', '2026-02-02', 'x-01']).map((errors) => errors === null)).toEqual([true, false, false]);
});

test('patterns of contracts take time that grows with the text alone, where code cannot be made from texts', () => {
  const patterns = ['^(\\w+\\s?)*$', '^\\w+\\s*\\w+\\s*$', '(a|a)*b$', '\\d+\\d+x', '.*a.*b.*c'];
  const schemas = Object.fromEntries(patterns.map((pattern, index) => [`form_${index}`, validationSchema({ type: 'string', pattern })]));
  const long = `${'a1'.repeat(50_000)}!`;
  for (const [index, pattern] of patterns.entries()) {
    const [refused, short] = verdicts(schemas, `form_${index}`, [long, 'abc']);
    expect([refused === null, short === null], pattern).toEqual([false, new RegExp(pattern, 'u').test('abc')]);
  }
});

test('what a process keeps of modules is what would be made, also after hundreds of others', () => {
  const schemas = (least: number) => ({ form_a: validationSchema({ type: 'number', minimum: least }) });
  for (let least = 0; least < 450; least += 1) keptValidatorsModule(schemas(least));
  for (const least of [0, 60, 449]) {
    expect(keptValidatorsModule(schemas(least)), String(least)).toBe(validatorsModule(schemas(least)));
    expect(keptValidatorsModule(schemas(least))).toContain(`< ${least}`);
  }
});
