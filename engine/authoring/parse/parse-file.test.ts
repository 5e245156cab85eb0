import { describe, expect, it } from 'vitest';
import { word } from '../messages';
import { type ParseFailure, parseFile } from './parse-file';

function read(text: string) {
  return parseFile('a.json', new TextEncoder().encode(text));
}

function firstFailure(text: string): ParseFailure | undefined {
  return read(text).failures[0];
}

describe('parseFile', () => {
  it.each([
    ['{"a": 1,}', '1:9', 'no comma stands after the last member'],
    ['{"a" 1}', '1:6', 'a colon'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3', 'a comma'],
    ["{'a': 1}", '1:2', 'double quotes'],
    ['[1 2]', '1:4', 'a comma'],
    ['{"a": tru}', '1:7', 'true, false'],
    ['{"a": 1', '1:8', 'a closing }'],
    ['{} {}', '1:4', 'nothing after the end'],
    ['// uwaga\n{}', '1:1', 'without comments'],
    ['{"a": "b\n"}', '1:7', 'a closing double quote'],
    ['', '1:1', 'a value'],
  ])('says of %j that it is wrong at %s and what was expected', (text, at, expected) => {
    const failure = firstFailure(text);
    expect(failure?.rule).toBe('not-json');
    expect(`${failure?.span.place.line}:${failure?.span.place.column}`).toBe(at);
    expect(word(failure?.expected ?? '', 'en')).toContain(expected);
  });

  it('reports every duplicate and unsafe key of a file at once, at the key', () => {
    const { failures } = read('{"a": {"b": 1, "b": 2},\n "__proto__": 1, "constructor": 2}');
    expect(failures.map(({ rule, span }) => `${rule} ${span.place.line}:${span.place.column} ${span.place.pointer}`)).toEqual([
      'duplicate-key 1:16 /a/b',
      'unsafe-key 2:2 /__proto__',
      'unsafe-key 2:18 /constructor',
    ]);
  });

  it('refuses a hundred thousand brackets without running out of stack', () => {
    expect(firstFailure('['.repeat(100_000))?.rule).toBe('too-deep');
    expect(firstFailure('{"a":'.repeat(100_000))?.rule).toBe('too-deep');
  });

  it('does not take brackets inside texts for nesting', () => {
    expect(read(JSON.stringify({ a: '['.repeat(1_000), b: '\\"{' })).failures).toEqual([]);
  });

  it('counts columns in characters and lines by line feeds, also after a byte order mark', () => {
    const { source } = read('\ufeff{\r\n  "zażółć": "x"\r\n}');
    expect(source?.keySpan('/zażółć')).toEqual({ place: { file: 'a.json', line: 2, column: 3, pointer: '/zażółć' }, length: 8 });
    expect(source?.valueSpan('/zażółć').place.column).toBe(13);
  });

  it('finds a part of a text behind escapes', () => {
    const { source } = read('{"a": "\\u0142\\n=row.x"}');
    expect(source?.textSpan('/a', 3, 6)).toEqual({ place: { file: 'a.json', line: 1, column: 17, pointer: '/a' }, length: 3 });
  });

  it('gives the nearest place around a value that is not there', () => {
    const { source } = read('{"a": {"b": 1}}');
    expect(source?.valueSpan('/a/c').place).toMatchObject({ column: 7, pointer: '/a' });
  });
});
