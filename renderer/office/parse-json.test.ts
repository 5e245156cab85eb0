import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

it('reads JSON; an empty body is nothing, a broken one a failure', () => {
  expect(parseJson(bytes('{"ulica":"Łąkowa"}'))).toEqual({ ok: true, value: { ulica: 'Łąkowa' } });
  expect(parseJson(bytes(''))).toEqual({ ok: true, value: null });
  expect(parseJson(bytes('{"ulica":'))).toEqual({ ok: false, failure: null });
});

it('makes half a character one that is not known, and leaves whole ones alone', () => {
  const text = '{"a":["\\ud800","x\\uDC00y"],"b":"\\ud83d\\udeb0","c":"\\\\ud800"}';
  expect(parseJson(bytes(text))).toEqual({ ok: true, value: { a: ['\uFFFD', 'x\uFFFDy'], b: '🚰', c: '\\ud800' } });
});
