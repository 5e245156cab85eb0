import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

const bytes = (text: string) => new TextEncoder().encode(text);

it('reads JSON that came in parts, also in the middle of a character', () => {
  const whole = bytes('{"ulica":"Łąkowa"}');
  expect(parseJson([whole.slice(0, 11), whole.slice(11)])).toEqual({ ok: true, value: { ulica: 'Łąkowa' } });
  expect(parseJson([])).toEqual({ ok: true, value: null });
  expect(parseJson([bytes('{"ulica":')])).toEqual({ ok: false, failure: null });
});

it('makes half a character one that is not known, and leaves whole ones alone', () => {
  const text = '{"a":["\\ud800","x\\uDC00y"],"b":"\\ud83d\\udeb0","c":"\\\\ud800"}';
  expect(parseJson([bytes(text)])).toEqual({ ok: true, value: { a: ['\uFFFD', 'x\uFFFDy'], b: '🚰', c: '\\ud800' } });
});
