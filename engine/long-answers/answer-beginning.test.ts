import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf } from './answer-beginning';

const bytesOf = (value: unknown, indent = 0) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value, null, indent));
const read = (bytes: Uint8Array, entries: number) =>
  beginningOf(bytes, (part, isWhole) => new TextDecoder('utf-8', { ignoreBOM: !isWhole }).decode(part), entries);

const text = fc.stringMatching(/^[},{"\\[\] aż]{0,6}$/);
const row = fc.oneof(fc.record({ a: text, b: fc.array(fc.record({ c: text }), { maxLength: 3 }) }), text, fc.integer(), fc.constant([[]]));

it('the beginning of an answer is what stands before its list, and the first entries of the list, wherever the bytes end', () => {
  const parts = {
    before: text,
    rows: fc.array(row, { minLength: 4, maxLength: 9 }),
    after: text,
    at: fc.nat(),
    indent: fc.constantFrom(0, 1),
  };
  fc.assert(
    fc.property(fc.record(parts), ({ before, rows, after, at, indent }) => {
      const whole = bytesOf({ before, within: { rows, after } }, indent);
      const known = whole.slice(0, at % (whole.length + 1));
      const beginning = read(known, 3);
      if (beginning !== null) expect(beginning).toEqual({ before, within: { rows: rows.slice(0, 3) } });
      // It is known at the latest when the list is whole.
      if (known.length > bytesOf({ before, within: { rows } }, indent).length + 4) expect(beginning).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

it('nothing is known of an answer without a list of so many entries; lists within a list are none, and short ones before it are whole', () => {
  for (const whole of [{ a: 1 }, 'text', '', '[', '{"rows":[1,2', { rows: [[1, 2, 3, 4]] }, { rows: [{ list: [1, 2, 3, 4] }, 2] }])
    expect(read(bytesOf(whole), 3), JSON.stringify(whole)).toBeNull();
  expect(read(bytesOf('{"codes":[1,2],"rows":[{"list":[1,2,3,4]},2,3,'), 3)).toEqual({
    codes: [1, 2],
    rows: [{ list: [1, 2, 3, 4] }, 2, 3],
  });
  expect(read(bytesOf('[1,2,3,4]'), 3)).toEqual([1, 2, 3]);
});

it('what is no JSON has no beginning', () => {
  for (const broken of ['{"rows":[1 2,3,4,5]}', '<html>[1,2,3,4]', '{rows:[1,2,3,4]}', ']]][1,2,3,4', '{"rows":[1,,2,3,4]}'])
    expect(read(bytesOf(broken), 3), broken).toBeNull();
});
