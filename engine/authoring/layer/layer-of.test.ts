import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateFile } from '../overlay/located-json';
import { mergeOverlay } from '../overlay/merge';
import type { JsonValue } from '../parse/json-value';
import { parseFile } from '../parse/parse-file';
import { equalValues } from './equal-values';
import { layerOf } from './layer-of';

function file(value: JsonValue) {
  const { source } = parseFile('file.json', new TextEncoder().encode(JSON.stringify(value)));
  if (source === null) throw new Error('The file cannot be read.');
  return source;
}

function merged(below: JsonValue, over: JsonValue | undefined): JsonValue {
  return over === undefined ? below : mergeOverlay(locateFile(file(below)), file(over)).located.value;
}

const scalar = fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.boolean());
const name = fc.constantFrom('label', 'value', 'total', 'hint');
const plain: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const item = (children: fc.Arbitrary<JsonValue>) =>
  fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.dictionary(name, children, { maxKeys: 2, noNullPrototype: true }))
    .map(([id, rest]): { id: string } & Record<string, JsonValue> => ({ ...rest, id }));
const items = (children: fc.Arbitrary<JsonValue>) => fc.uniqueArray(item(children), { selector: ({ id }) => id, maxLength: 5 });
const document = fc.record({ title: scalar, blocks: items(fc.oneof(plain, items(plain))), more: plain });

describe('a layer written for a value', () => {
  it('laid over what is below gives that value again, whatever was changed, added, moved and removed', () => {
    fc.assert(
      fc.property(document, document, (below, now) => {
        const result = merged(below, layerOf(below, now));
        expect(result).toEqual(now);
        expect(equalValues(result, now)).toBe(true);
        // Order of items is part of the value; order of names is not.
        expect(JSON.stringify(idsOf(result))).toBe(JSON.stringify(idsOf(now)));
      }),
      { numRuns: 400 },
    );
  });

  it('says only what differs', () => {
    const below = { title: 'Karta', blocks: [{ id: 'a', label: 'A', hint: 'x' }, { id: 'b' }, { id: 'c' }] };
    expect(layerOf(below, below)).toBeUndefined();
    expect(
      layerOf(below, { title: 'Karta', blocks: [{ id: 'b' }, { id: 'a', label: 'Inna', hint: 'x' }, { id: 'n', label: 'Nowa' }] }),
    ).toEqual({
      blocks: [
        { id: 'c', remove: true },
        { id: 'a', label: 'Inna', after: 'b' },
        { id: 'n', label: 'Nowa', after: 'a' },
      ],
    });
    expect(layerOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: null });
  });
});

function idsOf(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(idsOf);
  if (typeof value !== 'object' || value === null) return null;
  const own = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return own.map(([key, each]) => [key, key === 'id' ? each : idsOf(each)]);
}
