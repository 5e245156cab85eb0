import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { type BaseLayers, checkPack, compilePack, createChecker, createCompiler, type DefinitionFiles } from '../../engine/authoring';
import { buildPack, layersOf, ruleCases, sampleSurroundings } from '../../engine/authoring/check/cases';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { mutantsOf } from './mutants';

const full = process.env.OKIENKO_FULL === '1';
const slugs = ['karta-naleznosci', 'odczyt-licznikow', 'wyslij-zgloszenie', 'wykaz-pojazdow'];
const shipped = new Map(
  [...readDefinitionsFolder(join(import.meta.dirname, '../../definitions'))].filter(
    ([path]) => !path.endsWith('scenarios.json') && (full || !path.startsWith('services/') || slugs.includes(path.split('/')[1] ?? '')),
  ),
);
const mutants = mutantsOf(shipped, full ? 1_500 : 400);
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

interface Edit {
  readonly file: string;
  /** Null takes the file away. */
  readonly bytes: Uint8Array | null;
}

// A run of edits: a file is broken, taken away, or put back as it was.
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...mutants) },
  { weight: 1, arbitrary: fc.constantFrom(...shipped.keys()).map((file) => ({ file, bytes: null })) },
  { weight: 4, arbitrary: fc.constantFrom(...shipped).map(([file, bytes]) => ({ file, bytes })) },
);

// What an office's folder says over the pack: nothing, other words, another address, a service less, a call less.
const overlays: readonly (readonly [file: string, value: unknown])[] = [
  ['services/karta-naleznosci/service.json', { title: 'Karta' }],
  ['services/karta-naleznosci/service.json', { route: '/inna-karta' }],
  ['services/karta-naleznosci/service.json', { blocks: [{ id: 'nie-ma', remove: true }] }],
  ['services/karta-naleznosci/en.json', { title: 'Card' }],
  ['portal.json', { definitionVersion: 2, extends: 'okienko@2', services: { except: ['wykaz-pojazdow'] } }],
  ['portal.json', { definitionVersion: 2, extends: 'okienko@2', languages: ['pl', 'en'] }],
  ['portal.json', { definitionVersion: 2, extends: 'okienko@2', accounts: false }],
  ['calls.json', { calls: { 'config-parameters': null } }],
];

describe('a checker that remembers', () => {
  it('says of every run of edits what a check of the whole pack says', () => {
    const check = (edits: readonly Edit[]): void => {
      const checker = createChecker();
      const compiler = createCompiler();
      const files = new Map(shipped);
      for (const { file, bytes } of edits) {
        if (bytes === null) files.delete(file);
        else files.set(file, bytes);
        const { problems, pack } = checker.check(files, undefined, portalSurroundings);
        expect(problems).toEqual(checkPack(files, undefined, portalSurroundings).problems);
        if (pack && problems.every(({ severity }) => severity !== 'error')) expect(compiler.compile(pack)).toEqual(compilePack(pack));
      }
    };
    fc.assert(fc.property(fc.array(edit, { minLength: 2, maxLength: 8 }), check), { numRuns: full ? 150 : 2, seed: 20_261_123 });
  }, 900_000);

  it('says of a folder over the pack what a check of all layers says, whatever either of them changes', () => {
    const layer = fc.subarray([...overlays]).map((chosen) => new Map(chosen.map(([file, value]) => [file, json(value)])));
    const check = (steps: readonly (readonly [Edit, DefinitionFiles])[]): void => {
      const checker = createChecker();
      const below = new Map(shipped);
      for (const [{ file, bytes }, over] of steps) {
        if (bytes) below.set(file, bytes);
        const files = new Map([['portal.json', json({ definitionVersion: 2, extends: 'okienko@2' })] as const, ...over]);
        const base: BaseLayers = { layers: [{ name: 'okienko', files: new Map(below) }], lack: null };
        expect(checker.check(files, base, portalSurroundings).problems).toEqual(checkPack(files, base, portalSurroundings).problems);
      }
    };
    fc.assert(fc.property(fc.array(fc.tuple(edit, layer), { minLength: 2, maxLength: 6 }), check), {
      numRuns: full ? 100 : 2,
      seed: 20_261_123,
    });
  }, 900_000);

  it('goes through every mistake of the manual, one after the other and back @full', () => {
    const checker = createChecker();
    const cases = Object.values(ruleCases);
    for (const { broken, good, overlay = false } of [...cases, ...cases.toReversed()])
      for (const edits of [broken, good]) {
        const files = overlay ? buildPack(edits, {}) : buildPack(edits);
        const base = overlay ? layersOf(buildPack([])) : undefined;
        expect(checker.check(files, base, sampleSurroundings).problems).toEqual(checkPack(files, base, sampleSurroundings).problems);
      }
  }, 120_000);

  it('gives what has not changed as the same object', () => {
    const checker = createChecker();
    const before = checker.check(shipped, undefined, portalSurroundings).pack;
    const file = 'services/karta-naleznosci/service.json';
    const changed = new TextDecoder().decode(shipped.get(file)).replace('"title": "', '"title": "Moja ');
    const after = checker.check(new Map(shipped).set(file, new TextEncoder().encode(changed)), undefined, portalSurroundings).pack;
    const kept = after?.services.filter((service) => before?.services.includes(service)).length;
    expect(kept).toBe((before?.services.length ?? 0) - 1);
    // A compiler compares these: one that differed would cost the whole pack at each key of an editor.
    expect(after?.calls).toBe(before?.calls);
    expect(after?.values).toBe(before?.values);
    expect(after?.values.length).toBeGreaterThan(0);
  });
});
