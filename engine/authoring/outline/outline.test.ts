import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceSchema } from '../source/schemas.generated';
import { type OutlinePart, outline } from './outline';
import { propertySheet, sheetKinds } from './property-sheet';
import { kindTitle } from './property-words';

const root = join(import.meta.dirname, '../../../definitions');
const definitions = ['services', 'screens'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((slug): [string, unknown] => [
    slug,
    JSON.parse(readFileSync(join(root, folder, slug, folder === 'services' ? 'service.json' : 'screen.json'), 'utf8')),
  ]),
);

const service = {
  slug: 'stawki',
  title: 'Stawki',
  sources: { stawki: { endpoint: '/stawki', response: { type: 'object' } } },
  blocks: [
    {
      id: 'czesc',
      block: 'section',
      title: { text: 'Rok {{rok}}', values: { rok: { value: '=params.rok' } } },
      blocks: [
        {
          id: 'tabela',
          block: 'table',
          title: 'Tabela',
          rows: '=stawki',
          columns: [{ id: 'kwota/a', label: 'Kwota', format: 'money' }],
          whenEmpty: 'Brak',
        },
      ],
    },
    { id: 'obcy', block: 'unheard-of', columns: [{ id: 'x', label: 'X' }] },
  ],
};

function partsOf(part: OutlinePart): readonly OutlinePart[] {
  return [part, ...part.holds.flatMap(({ parts }) => parts.flatMap(partsOf))];
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => Object(inner)[step], value);
}

describe('the outline of a definition', () => {
  it('names parts by kind, id and words, and points at them through ids', () => {
    const parts = partsOf(outline(serviceSchema, service)).map(({ pointer, kind, variety, name, words }) => [
      pointer,
      kind,
      variety,
      name,
      words,
    ]);
    expect(parts).toEqual([
      ['', 'ServiceDefinition', null, null, 'Stawki'],
      ['/sources/stawki', 'Source', null, 'stawki', null],
      ['/blocks/czesc', 'SectionBlock', 'section', 'czesc', 'Rok {{rok}}'],
      ['/blocks/czesc/blocks/tabela', 'TableBlock', 'table', 'tabela', 'Tabela'],
      ['/blocks/czesc/blocks/tabela/columns/kwota~1a', 'Column', null, 'kwota/a', 'Kwota'],
    ]);
  });

  it('says what may be added where, also where nothing stands yet', () => {
    const groups = outline(serviceSchema, { slug: 'x', title: 'X' }).holds;
    expect(groups.find(({ property }) => property === 'params')).toEqual({
      property: 'params',
      holder: 'named',
      kinds: ['ChoiceParam', 'SearchParam', 'NumberParam', 'ClockParam', 'DateParam', 'RangeParam', 'TextParam', 'TickParam'],
      parts: [],
    });
    expect(groups.find(({ property }) => property === 'blocks')?.kinds).toContain('TableBlock');
  });

  it.each([null, 'text', 7, [], { blocks: 'no list', sources: [1], params: { a: null } }, JSON.parse('{"__proto__":{"blocks":[]}}')])(
    'of %j is the part itself',
    (value) => {
      expect(partsOf(outline(serviceSchema, value))).toHaveLength(1);
    },
  );

  it.each(definitions)('of %s has every part that has a sheet, and nothing of it is in neither', (_slug, definition) => {
    for (const part of partsOf(outline(serviceSchema, definition))) {
      const sheet = propertySheet(serviceSchema, part.kind);
      const held = new Set(part.holds.map(({ property }) => property));
      const own = Object.keys(Object(sheet?.schema.properties));
      const unseen = Object.keys(Object(valueAt(definition, part.path))).filter(
        (name) => name !== '$schema' && !held.has(name) && !own.includes(name),
      );
      expect(unseen, part.pointer).toEqual([]);
    }
  });
});

describe('a property sheet', () => {
  it.each(sheetKinds(serviceSchema))('of %s stands alone: no reference, no part of its own', (kind) => {
    const schema = JSON.stringify(propertySheet(serviceSchema, kind)?.schema);
    expect(schema).not.toContain('"$ref"');
    expect(schema.length).toBeLessThan(12_000);
  });

  it('keeps what a form needs to choose its field', () => {
    const properties = Object(propertySheet(serviceSchema, 'Column')?.schema.properties);
    expect(properties.label).toMatchObject({ 'x-kind': 'text' });
    expect(properties.value).toMatchObject({ 'x-kind': 'expression', 'x-scope': 'row' });
    expect(properties.format).toMatchObject({ 'x-registry': 'formats', type: 'string' });
    expect(properties.places).toMatchObject({ 'x-kind': 'value' });
    expect(properties.cases).toBeUndefined();
  });

  it.each(sheetKinds(serviceSchema))('of %s has a Polish name', (kind) => {
    expect(kindTitle(serviceSchema, kind)).not.toBe(kind);
  });

  it.each(['Nothing', '__proto__', 'constructor', 'Slug'])('of %s is none', (kind) => {
    expect(propertySheet(serviceSchema, kind)).toBeNull();
  });
});
