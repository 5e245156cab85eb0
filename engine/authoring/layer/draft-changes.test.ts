import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childPointer } from '../parse/json-pointer';
import type { JsonValue } from '../parse/json-value';
import { noLayers } from '../source/base-layers';
import { inverse, type LayerChange } from './change';
import { type DraftGround, type Edit, withEdit } from './draft-changes';
import { fileValue, type Ground, groundOf, groundWith } from './ground';
import { equalValues, valueAtIds } from './id-pointer';
import { changesBetween, layerWith, movedChanges, settled } from './rebase';

const file = 'portal.json';
const below = groundOf(new Map(), noLayers, 'gmina');

/** What is published when it says this value. */
const publishedOf = (value: JsonValue): Ground => groundWith(below, { [file]: value }, 'redakcja');
const draftGround = (value: JsonValue): DraftGround => ({ published: publishedOf(value), below });

/** A value with the changes of a draft laid over it. */
const laid = (value: JsonValue, changes: readonly LayerChange[]): JsonValue | undefined =>
  fileValue(publishedOf(layerWith({ [file]: value }, changes, draftGround(value))[file] ?? {}), file);

/** The draft of one who makes edits one after another; what has no place is refused and changes nothing. */
function drafted(value: JsonValue, edits: readonly Edit[]): readonly LayerChange[] {
  return edits.reduce<readonly LayerChange[]>((changes, edit) => {
    const made = withEdit(changes, edit, draftGround(value));
    return made.ok ? made.value : changes;
  }, []);
}

const ids = ['a', 'b', 'c', 'd'];
const names = ['title', 'hint', '0', '', 'a/b', '~1', 'ą'];
const word = fc.string({ minLength: 1, maxLength: 4 });
const block = (id: string) =>
  fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 3, noNullPrototype: true }).map((rest): JsonValue => ({ ...rest, id }));
const base = fc
  .tuple(word, fc.subarray(ids), fc.tuple(...ids.map(block)))
  .map(([title, kept, all]): JsonValue => ({ title, blocks: kept.map((id) => all[ids.indexOf(id)] ?? null) }));
const place = fc.oneof(
  fc.constant('/title'),
  fc.constantFrom(...ids).map((id) => `/blocks/${id}`),
  fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...names)).map(([id, name]) => childPointer(`/blocks/${id}`, name)),
);
const edit: fc.Arbitrary<Edit> = fc.tuple(place, fc.boolean(), word).map(([path, isRemoval, text]): Edit => {
  if (isRemoval && path !== '/title') return { file, path, act: { kind: 'remove' } };
  const [, , id, inner] = path.split('/');
  return { file, path, act: { kind: 'set', value: id !== undefined && inner === undefined ? { id, hint: text } : text } };
});
const edits = fc.array(edit, { maxLength: 8 });

describe('drafts of two editors over the same state', () => {
  it('keep every change or show it as a collision, whatever both did', () => {
    fc.assert(
      fc.property(base, edits, edits, (value, mine, theirs) => {
        const published = laid(value, drafted(value, theirs)) ?? {};
        const changes = drafted(value, mine);
        const collisions = new Set(movedChanges(changes, publishedOf(published)).map(({ change }) => change));
        const calm = changes.filter((change) => !collisions.has(change));
        const result = laid(published, calm);
        for (const { path, now } of calm) expect(equalValues(valueAtIds(result, path), now), path).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('show a collision once, and none after each was settled', () => {
    fc.assert(
      fc.property(base, edits, edits, (value, mine, theirs) => {
        const ground = publishedOf(laid(value, drafted(value, theirs)) ?? {});
        const decided = settled(drafted(value, mine), ground);
        // What stays has lost what held it, which an editor has to bring back.
        for (const { change } of movedChanges(decided, ground)) expect(valueAtIds(fileValue(ground, file), change.path)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('changes of a draft', () => {
  it('made twice say what they say once', () => {
    fc.assert(
      fc.property(base, edits, (value, made) => {
        const changes = drafted(value, made);
        const once = laid(value, changes) ?? {};
        expect(equalValues(laid(once, changes), once)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of a publication taken back give what was there before, in its order', () => {
    fc.assert(
      fc.property(base, edits, (value, made) => {
        const after = laid(value, drafted(value, made)) ?? {};
        const back = changesBetween(publishedOf(value), publishedOf(after)).map(inverse);
        expect(equalValues(laid(after, back), fileValue(publishedOf(value), file))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('whose place has vanished are shown', () => {
    const value = { blocks: [{ id: 'a', hint: 'x' }] };
    const changes = drafted(value, [{ file, path: '/blocks/a/hint', act: { kind: 'set', value: 'y' } }]);
    expect(movedChanges(changes, publishedOf({ blocks: [] }))).toEqual([{ change: changes[0] }]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('never carry the name %s, as a step or within a value', (name) => {
    const value = JSON.parse(`{"deep":[{"${name}":1}]}`);
    for (const hostile of [
      { file, path: `/${name}/x`, act: { kind: 'set', value: 1 } },
      { file, path: '/title', act: { kind: 'set', value } },
      { file, path: `/blocks/${name}`, act: { kind: 'remove' } },
    ] as const) {
      expect(withEdit([], hostile, draftGround({ title: 'T', blocks: [] }))).toMatchObject({
        ok: false,
        failure: { reason: 'unsafe-name' },
      });
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
