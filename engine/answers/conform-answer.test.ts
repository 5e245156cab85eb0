import { describe, expect, it } from 'vitest';
import type { Contract } from '../language/language.generated';
import { conformAnswer } from './conform-answer';

const contract: Contract = {
  type: 'object',
  required: ['lista'],
  properties: {
    lista: {
      type: 'array',
      items: {
        type: 'object',
        required: ['nazwa', 'kwota'],
        properties: { nazwa: { type: 'string' }, kwota: { type: 'number' }, uwagi: { type: ['string', 'null'] } },
      },
    },
  },
};
const ofKwota = '#/properties/lista/items/properties/kwota/type';

describe('an answer of the office', () => {
  it('gets null for an optional field that is absent, and keeps unknown extra fields [CALL-13]', () => {
    const conformed = conformAnswer(contract, { lista: [{ nazwa: 'a', kwota: 1, dodatek: 5 }] }, []);
    expect(conformed).toEqual({ ok: true, value: { data: { lista: [{ nazwa: 'a', kwota: 1, dodatek: 5, uwagi: null }] }, reports: [] } });
  });

  it('loses a value of the wrong kind instead of showing it, and reports each place of the contract once', () => {
    const violations = [0, 1].map((index) => ({
      instancePath: `/lista/${index}/kwota`,
      schemaPath: ofKwota,
      keyword: 'type',
      params: { type: 'number' },
    }));
    const conformed = conformAnswer(
      contract,
      {
        lista: [
          { nazwa: 'a', kwota: '12' },
          { nazwa: 'b', kwota: {} },
        ],
      },
      violations,
    );
    if (!conformed.ok) throw new Error('the answer should be usable');
    expect(conformed.value.data).toEqual({
      lista: [
        { nazwa: 'a', kwota: undefined, uwagi: null },
        { nazwa: 'b', kwota: undefined, uwagi: null },
      ],
    });
    expect(conformed.value.reports).toEqual([
      { contractPointer: '/properties/lista/items/properties/kwota', answerPointer: '/lista/0/kwota', problem: 'wrong-type', count: 2 },
    ]);
  });

  it('leaves a required field that is missing undefined, not null and not zero', () => {
    const violation = {
      instancePath: '/lista/0',
      schemaPath: '#/properties/lista/items/required',
      keyword: 'required',
      params: { missingProperty: 'kwota' },
    };
    const conformed = conformAnswer(contract, { lista: [{ nazwa: 'a' }] }, [violation]);
    if (!conformed.ok) throw new Error('the answer should be usable');
    expect(conformed.value.data).toStrictEqual({ lista: [{ nazwa: 'a', kwota: undefined, uwagi: null }] });
    expect(conformed.value.reports[0]).toMatchObject({ contractPointer: '/properties/lista/items/properties/kwota', problem: 'missing' });
  });

  it('whose list is no list cannot be drawn', () => {
    const violation = { instancePath: '/lista', schemaPath: '#/properties/lista/type', keyword: 'type', params: { type: 'array' } };
    expect(conformAnswer(contract, { lista: 'x' }, [violation])).toMatchObject({ ok: false });
  });
});
