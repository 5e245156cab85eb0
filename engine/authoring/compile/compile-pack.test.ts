import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { CompiledService } from '../../pack/compiled-service';
import type { CurrentPack, PackIndex } from '../../pack/pack-index';
import { compilePack, createCompiler } from './compile-pack';
import { buildDefinition, buildPack, buildService } from './pack-for-tests';

const slugs = ['a', 'b', 'c'];
const pack = buildPack(slugs.map((slug) => buildDefinition(slug)));

function namesOf(compiled: { readonly files: ReadonlyMap<string, string> }): string[] {
  return [...compiled.files.keys()];
}

function readIndex(files: ReadonlyMap<string, string>, language: 'pl' | 'en'): PackIndex {
  const current: CurrentPack = JSON.parse(files.get('current.json') ?? '');
  return JSON.parse(files.get(current.indexes[language] ?? '') ?? '');
}

function readService(files: ReadonlyMap<string, string>, language: 'pl' | 'en', slug: string): CompiledService {
  const entry = readIndex(files, language).services.find((service) => service.slug === slug);
  return JSON.parse(files.get(`${slug}.${language}.${entry?.hash}.json`) ?? '');
}

/** Names that one pack has and another lacks. */
function newNames(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((name) => !before.includes(name)).map((name) => name.replace(/\.[a-z0-9]{12}\./, '.*.'));
}

describe('a pack', () => {
  const { files, version } = compilePack(pack);

  test('leads from current.json over the index to every service and its validators', () => {
    const index = readIndex(files, 'en');
    expect(index.version).toBe(version);
    expect(index.services.map((service) => service.slug)).toEqual(slugs);
    for (const slug of slugs) expect(files.has(readService(files, 'en', slug).validators ?? '')).toBe(true);
    expect(index.texts).toEqual({ 'engine.noData': 'brak danych' });
  });

  test('has the same bytes for the same input, from a fresh and from a used compiler', () => {
    const compiler = createCompiler();
    compiler.compile(buildPack([buildDefinition('z', { title: 'Inna' }), buildDefinition('a', { intro: 'Inna' })]));
    for (const again of [compilePack(pack), compiler.compile(pack)]) {
      expect([...again.files]).toEqual([...files]);
    }
  });

  test('leaves a hidden service out', () => {
    const hidden = compilePack(buildPack([buildDefinition('a'), buildDefinition('b', { hidden: true })]));
    expect(namesOf(hidden).some((name) => name.startsWith('b.'))).toBe(false);
    expect(readIndex(hidden.files, 'pl').services).toHaveLength(1);
  });

  test('lists services by group, by order, and then by title in the alphabet of the language', () => {
    const ordered = buildPack([
      buildDefinition('d', { title: 'Łąka' }),
      buildDefinition('e', { title: 'Lato' }),
      buildDefinition('f', { title: 'Mapa', order: 1 }),
      buildDefinition('g', { title: 'Adres', group: 'wybory' }),
      buildDefinition('h', { title: 'Zima' }),
    ]);
    expect(readIndex(compilePack(ordered).files, 'pl').services.map((service) => service.slug)).toEqual(['f', 'e', 'd', 'h', 'g']);
  });

  test('tells only what differs from the default in the index', () => {
    const entries = readIndex(
      compilePack(buildPack([buildDefinition('a', { access: { protected: false, subject: 'any' } })])).files,
      'pl',
    ).services;
    expect(Object.keys(entries[0] ?? {})).toEqual(['slug', 'title', 'group', 'hash', 'route']);
  });

  test('gives every variant its own address', () => {
    const variants = [
      { id: 'rolny', path: 'podatek-rolny', title: 'Podatek rolny' },
      { id: 'lesny', route: '/podatek-lesny', title: 'Podatek leśny', serviceId: 9 },
    ];
    const [entry] = readIndex(compilePack(buildPack([buildDefinition('a', { variants, route: '/naleznosci' })])).files, 'pl').services;
    expect(entry?.variants).toEqual([
      { id: 'rolny', route: '/naleznosci/podatek-rolny', title: 'Podatek rolny' },
      { id: 'lesny', route: '/podatek-lesny', title: 'Podatek leśny', serviceId: 9 },
    ]);
  });

  test('costs the first load at most 200 compressed bytes for each service', () => {
    const many = (count: number) => {
      const compiled = compilePack(
        buildPack(
          Array.from({ length: count }, (_, number) =>
            buildDefinition(`usluga-komunalna-${number * 7919}`, { serviceId: number + 1, access: { protected: true } }),
          ),
        ),
      );
      const current: CurrentPack = JSON.parse(compiled.files.get('current.json') ?? '');
      return brotliCompressSync(compiled.files.get(current.indexes.pl ?? '') ?? '').length;
    };
    expect((many(300) - many(100)) / 200).toBeLessThan(200);
  });
});

describe('a service in the pack', () => {
  test('has its shared calls written in and no notes for authors', () => {
    const response = {
      type: 'object' as const,
      description: 'Years.',
      properties: { description: { type: 'string' as const, examples: ['x'] } },
    };
    const withCall = buildPack([buildDefinition('a', { sources: { lata: { call: 'lata', when: '=user != null' } }, params: {} })], {
      calls: { calls: { lata: { endpoint: '/lata', response } } },
    });
    expect(readService(compilePack(withCall).files, 'pl', 'a').definition.sources?.lata).toEqual({
      endpoint: '/lata',
      when: '=user != null',
      response: { type: 'object', properties: { description: { type: 'string' } } },
    });
  });

  test('is translated, and Polish where a translation is missing', () => {
    const translated = buildPack([], { services: [buildService(buildDefinition('a'), { en: { title: 'Service a' } })] });
    const { files } = compilePack(translated);
    expect(readService(files, 'en', 'a').definition).toMatchObject({ title: 'Service a', params: { rok: { label: 'Rok' } } });
    expect(readIndex(files, 'en').services[0]?.title).toBe('Service a');
    expect(readIndex(files, 'pl').services[0]?.title).toBe('Usługa a');
  });

  test('names the parts that only some blocks of a kind load, so that a page can name their files ahead', () => {
    const { blocks, ...rest } = buildDefinition('a');
    const searched = blocks.map((block) => (block.block === 'table' ? { ...block, search: true } : block));
    const service = readService(compilePack(buildPack([], { services: [buildService({ ...rest, blocks: searched })] })).files, 'pl', 'a');
    expect(service.blockParts).toEqual(['table/TableSearch']);
  });

  test('names the lines of its contracts and the kinds of its blocks', () => {
    const service = readService(compilePack(pack).files, 'pl', 'a');
    expect(service.lines.dane).toMatchObject({ '': 1, '/properties/lista/items/properties/kwota': 1 });
    expect(service.blockKinds).toEqual(['table']);
    expect(service.blockParts).toBeUndefined();
    expect(service.route).toBe('/uslugi/a');
  });
});

describe('an edit', () => {
  const before = namesOf(compilePack(pack));
  const edited = (changes: Parameters<typeof buildDefinition>[1]) =>
    namesOf(compilePack(buildPack([buildDefinition('a'), buildDefinition('b', changes), buildDefinition('c')])));

  test('of a text changes the chunks of its service, the index and what the search knows, and nothing else', () => {
    expect(newNames(before, edited({ intro: 'Nowy wstęp.' }))).toEqual([
      'search.pl.*.json',
      'search.en.*.json',
      'b.pl.*.json',
      'b.en.*.json',
      'index.pl.*.json',
      'index.en.*.json',
    ]);
  });

  test('of a contract changes the validators and with them the chunks', () => {
    const sources = buildDefinition('b').sources ?? {};
    const stricter = { ...sources, lata: { endpoint: '/b/lata', response: { type: 'object' as const, required: ['lata'] } } };
    expect(newNames(before, edited({ sources: stricter }))).toEqual([
      'b.validators.*.js',
      'b.pl.*.json',
      'b.en.*.json',
      'index.pl.*.json',
      'index.en.*.json',
    ]);
  });

  test('of one translation changes the chunk and the search of that language only', () => {
    const services = [
      buildService(buildDefinition('a')),
      buildService(buildDefinition('b'), { en: { intro: 'x', title: 'B' } }),
      buildService(buildDefinition('c')),
    ];
    expect(newNames(before, namesOf(compilePack(buildPack([], { services }))))).toEqual([
      'search.en.*.json',
      'b.en.*.json',
      'index.pl.*.json',
      'index.en.*.json',
    ]);
  });

  test('of one of 33 services gives new files to that one alone with a compiler that knows the others', () => {
    const compiler = createCompiler();
    const definitions = Array.from({ length: 33 }, (_, number) => buildDefinition(`usluga-${number}`));
    const before = compiler.compile(buildPack(definitions));
    const after = compiler.compile(
      buildPack(definitions.map((definition, number) => (number === 5 ? { ...definition, intro: 'Nowy wstęp.' } : definition))),
    );
    const changed = [...after.files.keys()].filter((name) => !before.files.has(name) && name.startsWith('usluga-'));
    expect(new Set(changed.map((name) => name.split('.')[0]))).toEqual(new Set(['usluga-5']));
  });
});
