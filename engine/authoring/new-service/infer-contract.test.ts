import { expect, test } from 'vitest';
import { inferContract } from './infer-contract';

test('a field is required when every row has it, and may be null when one row says so', () => {
  const contract = inferContract([
    {
      lista: [
        { nazwa: 'A', uwagi: null },
        { nazwa: 'B', uwagi: 'x', extra: true },
      ],
    },
  ]);
  expect(contract.properties?.lista?.items).toEqual({
    type: 'object',
    required: ['nazwa', 'uwagi'],
    properties: {
      nazwa: { type: 'string', examples: ['A'] },
      uwagi: { type: ['string', 'null'], examples: ['x'] },
      extra: { type: 'boolean', examples: [true] },
    },
  });
});

test('whole numbers are integers until one has a fraction', () => {
  expect(inferContract([1, 2]).type).toBe('integer');
  expect(inferContract([1, 2.5, null]).type).toEqual(['number', 'null']);
});

test('texts are dates only when all of them are', () => {
  expect(inferContract(['2026-01-01', '2025-12-31']).format).toBe('date');
  expect(inferContract(['2026-01-01 10:00:00', '2026-01-01T10:00:00Z']).format).toBe('date-time');
  expect(inferContract(['2026-01-01', 'jutro']).format).toBeUndefined();
});

test('few different texts are no list of allowed values', () => {
  expect(inferContract(['A', 'B', 'A'])).toEqual({ type: 'string', examples: ['A'] });
});

test('a value that is only ever null is a text that may be empty, an empty list says nothing of its entries', () => {
  expect(inferContract([null])).toEqual({ type: ['string', 'null'] });
  expect(inferContract([[]])).toEqual({ type: 'array' });
});

test('names that a definition may not use and long texts are left out', () => {
  const sample: unknown = JSON.parse(`{ "__proto__": 1, "constructor": 2, "opis": "${'x'.repeat(81)}" }`);
  expect(inferContract([sample])).toEqual({ type: 'object', required: ['opis'], properties: { opis: { type: 'string' } } });
});
