import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { CallTable } from '../../engine/language/calls.generated';
import type { Block, Contract } from '../../engine/language/language.generated';
import type { OfficeApi, Services } from '../../server/calls/office-api.generated';
import { generatedFiles } from './generated-files';
import { staleFiles } from './stale-files';

const root = path.resolve(import.meta.dirname, '../..');

describe('the generated files', () => {
  const files = generatedFiles(root);

  test('are those of the schemas and definitions as they stand', async () => {
    expect(await staleFiles(root, await files)).toEqual([]);
  });

  test('name each type once and say where they come from', async () => {
    for (const [file, content] of await files) {
      expect(content.slice(0, 200)).toContain('npm run types');
      expect(content).not.toMatch(/was referenced by|DO NOT MODIFY/);
      const names = [...content.matchAll(/^export (?:interface|type) (\w+)/gm)].map((match) => match[1]);
      expect(new Set(names).size, file).toBe(names.length);
      expect(names.filter((name) => /\d$/.test(name ?? ''))).toEqual([]);
    }
  });
});

describe('an edited definition', () => {
  let copy = '';
  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'types-'));
    await cp(path.join(root, 'definitions'), path.join(copy, 'definitions'), { recursive: true });
    for (const file of (await generatedFiles(root)).keys()) await cp(path.join(root, file), path.join(copy, file));
  });
  afterAll(() => rm(copy, { recursive: true }));

  test('makes only the types of the answers stale', async () => {
    expect(await staleFiles(copy, await generatedFiles(copy))).toEqual([]);
    const file = path.join(copy, 'definitions/calls.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"naleznosci": { "type"', '"naleznosciNowe": { "type"'));
    expect(await staleFiles(copy, await generatedFiles(copy))).toEqual(['server/calls/office-api.generated.ts']);
  });
});

// These types are checked by the compiler; a wrong one fails the type check of the whole project.
test('a call has its query, and an answer has the rows of the table that shows it', () => {
  expectTypeOf<OfficeApi['GET /fk/gmina/dajDochodyBudzetu']['query']>().toEqualTypeOf<{ rok: string }>();
  type Row = OfficeApi['GET /fk/gmina/dajDochodyBudzetu']['response']['listaDochodow'][number];
  expectTypeOf<Row>().toEqualTypeOf<Services['budzet-dochody']['rows']['dochody']>();
  expectTypeOf<Row['naleznosci']>().toEqualTypeOf<number | null>();
  expectTypeOf<Services['budzet-dochody']['params']>().toEqualTypeOf<{ rok: number }>();
});

test('the language knows its kinds of blocks apart and the call table uses its contracts', () => {
  expectTypeOf<Extract<Block, { block: 'table' }>['columns'][number]['id']>().toEqualTypeOf<string>();
  expectTypeOf<CallTable['calls'][string]['response']>().toEqualTypeOf<Contract>();
});
