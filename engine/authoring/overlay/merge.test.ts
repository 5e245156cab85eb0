import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse/parse-file';
import type { SourceFile } from '../parse/source-file';
import { locateFile } from './located-json';
import { type Merged, mergeOverlay } from './merge';

function source(file: string, value: unknown): SourceFile {
  const { source: parsed } = parseFile(file, new TextEncoder().encode(JSON.stringify(value, null, 1)));
  if (!parsed) throw new Error(`${file} cannot be read.`);
  return parsed;
}

function merge(base: unknown, overlay: unknown): Merged {
  return mergeOverlay(locateFile(source('base.json', base)), source('overlay.json', overlay));
}

const base = {
  title: 'Dochody',
  intro: 'Opis',
  params: { rok: { control: 'select', label: 'Rok' } },
  columns: [
    { id: 'a', label: 'A', tags: ['x', 'y'] },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C', cases: [{ id: 'k', text: 'K' }] },
  ],
};

describe('mergeOverlay', () => {
  it('changes, adds and removes properties by name', () => {
    const { located, findings } = merge(base, {
      title: 'Wpływy',
      intro: null,
      params: { rok: { label: 'Rok budżetowy' }, miesiac: { control: 'text' } },
    });
    expect(located.value).toEqual({
      title: 'Wpływy',
      params: { rok: { control: 'select', label: 'Rok budżetowy' }, miesiac: { control: 'text' } },
      columns: base.columns,
    });
    expect(findings).toEqual([]);
  });

  it('changes, adds, places and removes items by id, at any depth', () => {
    const { located } = merge(base, {
      columns: [
        { id: 'b', remove: true },
        {
          id: 'c',
          label: 'Ce',
          cases: [
            { id: 'k', text: 'Ka' },
            { id: 'l', text: 'L' },
          ],
        },
        { id: 'd', label: 'D', before: 'a' },
        { id: 'e', label: 'E', after: 'a' },
        { id: 'f', label: 'F' },
      ],
    });
    expect(located.value).toMatchObject({
      columns: [
        { id: 'd', label: 'D' },
        { id: 'a', label: 'A' },
        { id: 'e', label: 'E' },
        {
          id: 'c',
          label: 'Ce',
          cases: [
            { id: 'k', text: 'Ka' },
            { id: 'l', text: 'L' },
          ],
        },
        { id: 'f', label: 'F' },
      ],
    });
    expect(JSON.stringify(located.value)).not.toMatch(/before|after|remove/);
  });

  it('moves an item of the base pack', () => {
    const { located } = merge(base, { columns: [{ id: 'c', before: 'a' }] });
    expect(located.value).toMatchObject({ columns: [{ id: 'c', label: 'C' }, { id: 'a' }, { id: 'b' }] });
  });

  it('replaces lists without ids and samples as a whole', () => {
    const { located } = merge({ tags: ['x', 'y'], examples: [{ id: 'a', n: 1 }] }, { tags: ['z'], examples: [{ id: 'a' }] });
    expect(located.value).toEqual({ tags: ['z'], examples: [{ id: 'a' }] });
  });

  it('knows for every effective value the file and the pointer there', () => {
    const { located } = merge(base, {
      title: 'Wpływy',
      columns: [
        { id: 'd', label: 'D', before: 'a' },
        { id: 'c', label: 'Ce' },
      ],
    });
    const origin = (pointer: string): string => `${located.origin(pointer).source.file}${located.origin(pointer).pointer}`;
    expect(origin('/title')).toBe('overlay.json/title');
    expect(origin('/intro')).toBe('base.json/intro');
    expect(origin('/columns/0/label')).toBe('overlay.json/columns/0/label');
    expect(origin('/columns/1/tags/1')).toBe('base.json/columns/0/tags/1');
    expect(origin('/columns/3/label')).toBe('overlay.json/columns/1/label');
    expect(origin('/columns/3/cases/0/text')).toBe('base.json/columns/2/cases/0/text');
  });

  it('lists what changed with its place and what it was, and nothing that stays the same', () => {
    const { located } = merge(base, { title: 'Wpływy', intro: 'Opis', params: { rok: null }, columns: [{ id: 'b', remove: true }] });
    expect(located.changes).toMatchObject([
      { pointer: '/title', place: { file: 'overlay.json', line: 2 }, was: 'Dochody', now: 'Wpływy' },
      { pointer: '/params/rok', was: { label: 'Rok' }, now: undefined },
      { pointer: '/columns/1', was: { id: 'b', label: 'B' }, now: undefined },
    ]);
  });

  it('says which anchors and removals find nothing', () => {
    const { findings } = merge(base, {
      led: null,
      columns: [
        { id: 'x', remove: true },
        { id: 'd', after: 'z' },
      ],
    });
    expect(findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['removes-nothing led', 'removes-nothing x', 'unknown-anchor z']);
  });
});
