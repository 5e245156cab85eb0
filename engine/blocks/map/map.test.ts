import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import type { MapBlock } from '../../language/language.generated';
import { printableDocument } from '../../printing/printable-document';
import { answer, resolve, type TestedDefinition } from '../../runtime/screen-for-tests';
import type { MapModel } from './model';

type Row = Readonly<Record<string, unknown>>;

function definitionOf(map: Partial<MapBlock>): TestedDefinition {
  return {
    sources: { dane: { endpoint: '/dane', response: {} } },
    blocks: [
      {
        id: 'mapa',
        block: 'map',
        title: 'Mapa',
        table: 'tabela',
        latitude: '=row.szer',
        longitude: '=row.dl',
        summary: { text: 'Na mapie {{a}}, bez miejsca {{b}}.', values: { a: { value: '=count' }, b: { value: '=missing' } } },
        ...map,
      },
      {
        id: 'tabela',
        block: 'table',
        title: 'Dane',
        rows: '=dane.lista',
        whenEmpty: 'Nic',
        columns: [
          { id: 'n', label: 'Nazwa' },
          { id: 'k', label: 'Rodzaj' },
        ],
      },
    ],
  };
}

function mapOf(rows: readonly Row[], map: Partial<MapBlock> = {}, more: Row = {}): MapModel {
  const block = resolve(definitionOf(map), { dane: answer({ lista: rows, ...more }) }).blocks[0];
  if (block?.block !== 'map') throw new Error('no map');
  return block;
}

const near = (row: number): Row => ({ n: `m${row}`, k: 'a', szer: 51 + row / 1_000, dl: 17 + row / 1_000 });

describe('places of a map', () => {
  it('are the rows with coordinates on the earth; the others are counted in words', () => {
    const rows = [
      near(0),
      near(1),
      near(2),
      { n: 'a', szer: null, dl: 17 },
      { n: 'b', szer: '51', dl: 17 },
      { n: 'c', szer: 0, dl: 0 },
      { n: 'd', szer: 91, dl: 17 },
    ];
    const map = mapOf(rows);
    expect(map.places.map(({ row }) => row)).toEqual([0, 1, 2]);
    expect(map.summary).toBe('Na mapie 3, bez miejsca 4.');
    expect(map.left).toBe('map.left {"count":4}');
  });

  it('are not those that lie far from most others, as with latitude and longitude swapped', () => {
    const map = mapOf([...Array.from({ length: 8 }, (_, row) => near(row)), { n: 'x', szer: 17, dl: 51 }, { n: 'y', szer: -51, dl: 17 }]);
    expect(map.places).toHaveLength(8);
    const apart = mapOf([
      { n: 'Warszawa', szer: 52, dl: 21 },
      { n: 'Lima', szer: -12, dl: -77 },
      { n: 'Sydney', szer: -33, dl: 151 },
    ]);
    expect(apart.places).toHaveLength(3);
    expect(apart.left).toBeNull();
  });

  it('are shapes of GeoJSON, each with its mark, and a broken shape is none', () => {
    const area = {
      type: 'Polygon',
      coordinates: [
        [
          [17, 51],
          [17.1, 51],
          [17.1, 51.1],
          [17, 51],
        ],
      ],
    };
    const map = mapOf(
      [
        { n: 'A', g: area },
        { n: 'B', g: { type: 'Feature', geometry: area } },
        { n: 'C', g: 'Polygon' },
      ],
      { shape: '=row.g' },
    );
    expect(map.places.map(({ name, shape }) => [name, shape.areas.length])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    expect(map.left).toBe('map.left {"count":1}');
  });

  it('have a symbol for each of six categories; further ones share the last, which the legend calls others', () => {
    const map = mapOf(
      Array.from({ length: 9 }, (_, row) => ({ ...near(row), k: `k${row % 8}` })),
      { category: 'k' },
    );
    expect(map.places.map(({ symbol }) => symbol)).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 0]);
    expect(map.keys).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'map.others']);
  });

  it('end with what a browser can draw', () => {
    const map = mapOf(Array.from({ length: 20_005 }, (_, row) => ({ n: 'x', szer: 51 + (row % 100) / 1_000, dl: 17 })));
    expect(map.places).toHaveLength(20_000);
    expect(map.left).toBe('map.left {"count":5}');
  });

  it('lie on the ground of another answer, and without it when that is broken', () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [17, 51],
        [17.1, 51.1],
      ],
    };
    const ground = { ground: '=dane.granica', groundLabel: 'granica gminy' } as const;
    expect(mapOf([near(0)], ground, { granica: line }).ground?.label).toBe('granica gminy');
    expect(mapOf([near(0)], ground, { granica: { type: 'Nic' } }).ground).toBeNull();
  });

  it('are drawn on paper with names, legend and scale, hostile words as words', () => {
    const definition = definitionOf({ category: 'k' });
    const rows = [
      { ...near(0), n: '<script>&', k: '"a"' },
      { ...near(9), n: 'Łąkowa \u0007 5', k: 'b' },
    ];
    const model = resolve(definition, { dane: answer({ lista: rows }) });
    const { parts } = printableDocument(buildService(definition), model, buildContext({}));
    const picture = parts.find((part) => part.kind === 'picture');
    const svg = picture?.kind === 'picture' ? picture.svg : '';
    expect(svg).toContain('&lt;script&gt;&amp;');
    for (const none of ['<script', 'NaN', 'Infinity', '\u0007']) expect(svg).not.toContain(none);
    expect(svg).toContain('&quot;a&quot;');
    expect(svg).toMatch(/>\d+\s?m</);
    expect(picture?.kind === 'picture' && picture.alt).toContain('Na mapie 2, bez miejsca 0.');
  });

  it('are none before the answer, and the map is silent when its table is empty', () => {
    const [block] = resolve(definitionOf({}), {}).blocks;
    expect(block).toMatchObject({ block: 'map', state: { status: 'loading' }, places: [], summary: '' });
    expect(mapOf([])).toMatchObject({ places: [], summary: '', left: null });
  });
});
