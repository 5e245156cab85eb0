// What is said of a change, for every case of the corpus, and that nothing of two packs stays unsaid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPack, sampleSurroundings, write } from '../check/cases/sample-pack';
import { checkPack } from '../check/check-pack';
import type { JsonValue } from '../parse/json-value';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { callsSchema, portalSchema, serviceSchema, valuesSchema } from '../source/schemas.generated';
import { isSchema, type LanguageSchema } from '../source/walk';
import { type CaseEdit, editsOf } from './case-edits-for-tests';
import type { PackChange } from './change';
import { describeChange } from './describe-change';
import english from './words/en.json' with { type: 'json' };
import polish from './words/pl.json' with { type: 'json' };

interface Case {
  readonly name: string;
  readonly before?: readonly CaseEdit[];
  readonly after: readonly CaseEdit[];
  readonly pl: readonly string[];
  readonly en: readonly string[];
}

function packOf(edits: readonly CaseEdit[]): LoadedPack {
  const { pack, problems } = checkPack(buildPack(editsOf(edits)), undefined, sampleSurroundings);
  if (!pack) throw new Error(problems.map(({ message }) => message).join('\n'));
  return pack;
}

function sampleService(): LoadedService {
  const [service] = packOf([]).services;
  if (!service) throw new Error('The sample pack has a service.');
  return service;
}

/** The sample pack with another definition, which the checker has not seen. */
function withDefinition(definition: LoadedService['definition']): LoadedPack {
  return {
    ...packOf([]),
    services: [{ ...sampleService(), definition, place: (pointer) => ({ file: 'a', line: 1, column: 1, pointer }) }],
  };
}

const folder = join(import.meta.dirname, 'cases');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(readdirSync(folder))('%s', (file) => {
  const cases: readonly Case[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  it.each(cases)('tells $name', ({ before = [], after, pl, en }) => {
    const [was, now] = [packOf(before), packOf([...before, ...after])];
    const changes = describeChange(was, now);
    expect(changes.map(({ sentence }) => plain(sentence.pl))).toEqual(pl);
    expect(changes.map(({ sentence }) => plain(sentence.en))).toEqual(en);
    expect(changes.length).toBeGreaterThan(0);
    // The other way round as much is told, with before and after exchanged.
    const turned = { added: 'removed', removed: 'added', changed: 'changed', moved: 'moved', renamed: 'renamed' } as const;
    const kinds = (list: readonly PackChange[], turn: (how: PackChange['how']) => string) =>
      list.map(({ how, what }) => (how === 'moved' ? how : `${turn(how)} ${what}`)).sort();
    expect(kinds(describeChange(now, was), (how) => turned[how])).toEqual(kinds(changes, (how) => how));
    // Each difference is in one change.
    const edits = changes.flatMap((change) => change.edits.map(({ document, path, how }) => JSON.stringify([document, path, how])));
    expect(new Set(edits).size).toBe(edits.length);
  });
});

describe('a pack', () => {
  it('is the same as itself, also when it is read again', () => {
    const [one, other] = [packOf([]), packOf([])];
    expect(describeChange(one, one)).toEqual([]);
    expect(describeChange(one, other)).toEqual([]);
  });

  it('keeps values whole that sentences cut', () => {
    const text = 'Bardzo długi tekst. '.repeat(190).trim();
    const [change] = describeChange(packOf([]), packOf([{ at: '/intro', value: text }]));
    expect(change?.after).toBe(text);
    expect(change?.sentence.pl.length).toBeLessThan(400);
  });

  it('may be of names that every object has', () => {
    const { definition } = sampleService();
    const codes = JSON.parse('{"A": {"label": "Podatek"}, "constructor": {"label": "Budowa"}, "__proto__": {"label": "Zły"}}');
    const changes = describeChange(packOf([]), withDefinition({ ...definition, codes: { rodzaje: codes } }));
    expect(changes.map(({ sentence }) => sentence.en.split('.')[0])).toEqual([
      'In the service “Dochody”, in the code table “rodzaje”: added the code “Budowa”',
      'In the service “Dochody”, in the code table “rodzaje”: added the code “Zły”',
    ]);
  });

  it('leads to the file and the pointer of each change', () => {
    const [change] = describeChange(packOf([]), packOf([{ at: '/blocks/0/columns/1/format', value: 'decimal' }]));
    expect(change?.place).toMatchObject({
      document: 'services/dochody',
      slug: 'dochody',
      path: 'blocks.tabela.columns.kwota.format',
      place: { file: 'services/dochody/service.json', pointer: '/blocks/0/columns/1/format' },
    });
  });

  it('has places of layers: what an overlay changes is found in its file', () => {
    const base = { layers: [{ name: 'okienko', files: buildPack([]) }], lack: null };
    const overlay = (title: string) => {
      const files = buildPack(
        [write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'gmina' }), write('services/dochody.json', { title })],
        {},
      );
      const { pack } = checkPack(files, base, sampleSurroundings);
      if (!pack) throw new Error('The overlay has another shape.');
      return pack;
    };
    const [change] = describeChange(overlay('A'), overlay('B'));
    expect(change?.place.place?.file).toBe('services/dochody.json');
  });

  it('with 10 000 other columns is told column by column', () => {
    const { definition } = sampleService();
    const [table, ...others] = definition.blocks;
    const wide = (label: string) => {
      const columns = Array.from({ length: 10_000 }, (_, index) => ({ id: `k${index}`, label: `${label} ${index}` }));
      return withDefinition(JSON.parse(JSON.stringify({ ...definition, blocks: [{ ...table, columns }, ...others] })));
    };
    expect(describeChange(wide('A'), wide('B'))).toHaveLength(10_000);
  });
});

describe('the words', () => {
  const roots: readonly (readonly [string, LanguageSchema])[] = [serviceSchema, portalSchema, callsSchema, valuesSchema].flatMap(
    (schema) => [
      [String(schema.title), schema] as const,
      ...Object.entries(isSchema(schema.$defs) ? schema.$defs : {}).flatMap(([name, node]) =>
        isSchema(node) ? [[name, node] as const] : [],
      ),
    ],
  );
  const properties = roots.flatMap(([name, node]) =>
    isSchema(node.properties) ? Object.keys(node.properties).map((word) => [name, word] as const) : [],
  );

  it('of Polish have every property of the language', () => {
    const known = new Set(Object.keys(polish.properties));
    expect(properties.filter(([name, word]) => !known.has(word) && !known.has(`${name}.${word}`)).map((pair) => pair.join('.'))).toEqual(
      [],
    );
  });

  it('of Polish have every thing that a list or a map of the language holds', () => {
    const known = new Set(Object.keys(polish.things));
    const held = roots.flatMap(([name, node]) =>
      Object.entries(isSchema(node.properties) ? node.properties : {}).flatMap(([word, property]): string[] => {
        const item = isSchema(property) ? (property.items ?? property.additionalProperties) : undefined;
        const reference = isSchema(item) && typeof item.$ref === 'string' ? item.$ref.slice(item.$ref.lastIndexOf('/') + 1) : null;
        if (reference === null || known.has(reference) || known.has(`${word}[]`) || known.has(`${name}.${word}[]`)) return [];
        const target = roots.find(([root]) => root === reference)?.[1];
        return isSchema(target) && target.type === 'object' ? [`${name}.${word}: ${reference}`] : [];
      }),
    );
    expect(held).toEqual([]);
  });

  it('name nothing that the language does not have', () => {
    const names = new Set<string>([
      ...roots.map(([name]) => name),
      ...properties.flatMap(([name, word]) => [word, `${name}.${word}`, `${word}[]`, `${name}.${word}[]`]),
    ]);
    const inner = new Set(['texts[]', 'list', 'extension', 'link', 'name', 'only', 'except', ...roots.map(([name]) => `${name}[]`)]);
    for (const { things, properties: own } of [polish, english])
      expect([...Object.keys(things), ...Object.keys(own)].filter((word) => !names.has(word) && !inner.has(word))).toEqual([]);
  });

  it('have the same places in both languages', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(Object.keys(english.sentences).sort()).toEqual(Object.keys(polish.sentences).sort());
    const patterns: Readonly<Record<string, string>> = english.sentences;
    for (const [name, text] of Object.entries(polish.sentences)) expect([name, places(patterns[name] ?? '')]).toEqual([name, places(text)]);
    const value: JsonValue = Object.keys(english.patterns);
    expect(value).toEqual(Object.keys(polish.patterns));
  });
});
