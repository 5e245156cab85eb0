import { expect, it } from 'vitest';
import { parseAnswerText } from './answer-text';

it('reads JSON; an empty body is nothing, a broken one a failure', () => {
  expect(parseAnswerText('{"ulica":"Łąkowa"}')).toEqual({ ok: true, value: { ulica: 'Łąkowa' } });
  expect(parseAnswerText('')).toEqual({ ok: true, value: null });
  expect(parseAnswerText('{"ulica":')).toEqual({ ok: false, failure: null });
});

it('makes half a character one that is not known, and leaves whole ones alone', () => {
  const text = '{"a":["\\ud800","x\\uDC00y"],"b":"\\ud83d\\udeb0","c":"\\\\ud800"}';
  expect(parseAnswerText(text)).toEqual({ ok: true, value: { a: ['\uFFFD', 'x\uFFFDy'], b: '🚰', c: '\\ud800' } });
});
