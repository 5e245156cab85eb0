// Whatever two values are, the edits between them tell everything and nothing twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../parse/json-value';
import { diffValues } from './diff-values';
import type { Edit } from './edit';
import { replay } from './replay-for-tests';

// An open schema, with an ordered map as that of a screen's params is.
const schema = {
  type: 'object',
  properties: {
    params: { type: 'object', 'x-ordered': true, additionalProperties: { $ref: '#/$defs/Thing' } },
    blocks: { type: 'array', items: { $ref: '#/$defs/Thing' } },
    title: { 'x-kind': 'text' },
  },
  $defs: {
    Thing: {
      type: 'object',
      properties: { columns: { type: 'array', items: { $ref: '#/$defs/Thing' } }, label: { 'x-kind': 'text' } },
      additionalProperties: true,
    },
  },
};

const edits = (before: JsonValue, after: JsonValue): readonly Edit[] => diffValues('d', before, after, schema).map(({ edit }) => edit);

const name = fc.constantFrom('a', 'b', 'c', 'd', 'kwota', '__proto__', 'constructor', 'x.y');
const plain = fc.constantFrom<JsonValue>(null, true, false, 0, 1, 'a', '=row.a', '', ['a', 'b'], ['b', 'a'], [], {});
const rules = fc.array(fc.record({ rule: name, argument: plain }, { requiredKeys: ['rule'] }), { maxLength: 4 });
const label = fc.constantFrom<JsonValue>('Kwota', 'Rok', { text: 'Rok {{a}}', values: { a: { value: '=1' } } });
const items = (depth: number): fc.Arbitrary<JsonValue> =>
  fc.uniqueArray(
    fc.record(
      { id: name, label, value: plain, rules, columns: depth === 0 ? fc.constant<JsonValue>([]) : items(depth - 1) },
      { requiredKeys: ['id'] },
    ),
    { maxLength: 5, selector: ({ id }) => id },
  );
const entries = fc.uniqueArray(fc.tuple(name, fc.record({ label, value: plain }, { requiredKeys: ['label'] })), {
  maxLength: 5,
  selector: ([key]) => key,
});
const definition: fc.Arbitrary<JsonValue> = fc
  .record(
    { title: label, blocks: items(1), params: entries.map((list) => Object.fromEntries(list)), more: plain },
    { requiredKeys: ['title'] },
  )
  .map((value): JsonValue => JSON.parse(JSON.stringify(value)));

describe('the edits between two values', () => {
  it('make the second out of the first, order included, and each of them is needed', () => {
    fc.assert(
      fc.property(definition, definition, (before, after) => {
        const found = edits(before, after);
        expect(edits(replay(before, found), after)).toEqual([]);
        for (const [index] of found.entries()) {
          const others = found.filter((_, at) => at !== index);
          expect(edits(replay(before, others), after)).not.toEqual([]);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('are none for equal values, and as many the other way round', () => {
    fc.assert(
      fc.property(definition, definition, (before, after) => {
        expect(edits(before, JSON.parse(JSON.stringify(before)))).toEqual([]);
        const [there, back] = [edits(before, after), edits(after, before)];
        const kinds = (list: readonly Edit[], turn: Readonly<Record<string, string>>) =>
          list.map(({ how, path }) => `${turn[how] ?? how} ${how === 'renamed' || how === 'moved' ? '' : path.slice(0, -1).length}`).sort();
        expect(kinds(back, {})).toEqual(kinds(there, { added: 'removed', removed: 'added' }));
      }),
      { numRuns: 300 },
    );
  });

  it('call a move a move and a new name a new name', () => {
    const [a, b, c] = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ];
    const list = (...blocks: JsonValue[]) => ({ title: 'T', blocks });
    expect(edits(list(a, b, c), list(c, a, b))).toEqual([{ document: 'd', path: ['blocks', 'c'], how: 'moved', index: 0 }]);
    expect(edits(list(a, b), list(a, { ...b, id: 'n' }))).toEqual([{ document: 'd', path: ['blocks', 'n'], how: 'renamed', was: 'b' }]);
    expect(edits({ params: { a: { label: 'A' }, b: { label: 'B' } } }, { params: { b: { label: 'B' }, a: { label: 'A' } } })).toEqual([
      { document: 'd', path: ['params', 'b'], how: 'moved', index: 0 },
    ]);
    expect(edits({ more: { a: 1, b: 2 } }, { more: { b: 2, a: 1 } })).toEqual([]);
  });

  it('goes through 10 000 items in no more than a few times their number of steps', () => {
    const columns = (from: number) => Array.from({ length: 10_000 }, (_, index) => ({ id: `k${index}`, label: `K${index + from}` }));
    expect(edits({ title: 'T', blocks: columns(0) }, { title: 'T', blocks: columns(1).reverse() })).toHaveLength(19_999);
  });
});
