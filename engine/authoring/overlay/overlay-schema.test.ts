import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../parse/json-value';
import { serviceSchema } from '../source/schemas.generated';
import { overlaySchema } from './overlay-schema';

const validate = new Ajv({ strict: false }).compile(overlaySchema(serviceSchema as JsonObject));

describe('overlaySchema', () => {
  it.each([
    ['nothing', {}],
    ['a hidden service', { hidden: true }],
    ['a removed property', { intro: null, params: { rok: null } }],
    ['a block by its id alone', { blocks: [{ id: 'tabela', title: 'Tytuł' }] }],
    [
      'an item that is removed or placed',
      {
        blocks: [
          { id: 'a', remove: true },
          { id: 'b', after: 'c', block: 'text', text: 'Tekst' },
        ],
      },
    ],
    ['a property deep inside', { blocks: [{ id: 'a', columns: [{ id: 'b', format: 'money', total: null }] }] }],
    ['a param without its control', { params: { rok: { default: 'first' } } }],
  ])('takes %s', (_, overlay) => {
    expect(validate(overlay) || validate.errors).toBe(true);
  });

  it.each([
    ['an unknown property', { titel: 'x' }],
    ['an item without id', { blocks: [{ title: 'x' }] }],
    ['a value of the wrong kind', { blocks: [{ id: 'a', columns: {} }] }],
    ['an unknown format', { blocks: [{ id: 'a', columns: [{ id: 'b', format: 'monney' }] }] }],
    ['an unknown kind of block', { blocks: [{ id: 'a', block: 'tabel' }] }],
    ['a property of no kind of block', { blocks: [{ id: 'a', kolumny: [] }] }],
  ])('refuses %s', (_, overlay) => {
    expect(validate(overlay)).toBe(false);
  });
});
