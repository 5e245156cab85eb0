import { describe, expect, it } from 'vitest';
import type { Contract } from '../language/language.generated';
import { fillAnswer, unusable } from './fill-answer';

const row: Contract = {
  type: 'object',
  required: ['nazwa'],
  properties: { nazwa: { type: 'string' }, 'kwota/~': { type: 'number' }, dni: { type: 'array', items: { type: 'string' } } },
};
const list: Contract = { type: 'object', required: ['lista'], properties: { lista: { type: 'array', items: row } } };
const strict: Contract = { type: 'array', items: { type: 'object', required: ['nazwa'], properties: { nazwa: { type: 'string' } } } };
const whole = { nazwa: 'a', 'kwota/~': 1, dni: ['pn'] };

describe('filling an answer', () => {
  it('gives back the very answer when nothing in it changes, and does not look into rows that cannot change', () => {
    const answer = { lista: [whole, { ...whole }] };
    expect(fillAnswer(list, answer, new Set())).toBe(answer);
    const watched = new Proxy([{ nazwa: 'a' }], {
      get: () => {
        throw new Error('walked through');
      },
    });
    expect(fillAnswer(strict, watched, new Set())).toBe(watched);
  });

  it('makes only those rows anew in which something changes, and writes into none that it was given', () => {
    const answer = Object.freeze({ lista: Object.freeze([Object.freeze(whole), Object.freeze({ nazwa: 'b' }), Object.freeze(whole)]) });
    const filled = Object(fillAnswer(list, answer, new Set()));
    expect(filled).toEqual({ lista: [whole, { nazwa: 'b', 'kwota/~': null, dni: null }, whole] });
    expect(filled.lista[0]).toBe(whole);
    expect(filled.lista[2]).toBe(whole);
  });

  it('finds a broken place by its pointer, with signs that pointers escape, in a list within a list as well', () => {
    const filled = fillAnswer(list, { lista: [whole, whole] }, new Set(['/lista/1/kwota~1~0', '/lista/0/dni/0']));
    expect(filled).toStrictEqual({
      lista: [
        { ...whole, dni: [undefined] },
        { ...whole, 'kwota/~': undefined },
      ],
    });
  });

  it.each(['', '/lista', '/lista/1', '/lista/1/dni'])('cannot be drawn when the frame at %j is broken', (pointer) => {
    expect(fillAnswer(list, { lista: [whole, whole] }, new Set([pointer]))).toBe(unusable);
  });
});
