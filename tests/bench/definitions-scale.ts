import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, createCompiler, type DefinitionFiles } from '../../engine/authoring';
import type { CompiledPack, CurrentPack } from '../../engine/pack/pack-index';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { type Measure, median } from './measure';

const few = 100;
const many = 1_000;
const rounds = 3;
const root = join(import.meta.dirname, '../..');

/** Measures checking and compiling a service in a small and in a large pack, and how much a service adds to the first load. */
export async function measureDefinitions(): Promise<Measure[]> {
  const base = await readDefinitionsFolder(join(root, 'definitions'));
  const packs = { few: generatedPack(base, few), many: generatedPack(base, many) };
  checkAndCompile(packs.few);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(timed(() => checkAndCompile(packs.few)) / few);
    times.many.push(timed(() => checkAndCompile(packs.many)) / many);
  }
  const perService = { few: median(times.few), many: median(times.many) };
  const growth = (indexSize(checkAndCompile(packs.many)) - indexSize(checkAndCompile(packs.few))) / (many - few);
  return [
    {
      name: `check and compile, a service of ${many} against one of ${few}`,
      ours: `${perService.many.toFixed(2)} ms`,
      other: `${perService.few.toFixed(2)} ms`,
      value: perService.many / perService.few,
      bound: 1.1,
      unit: '',
    },
    { name: 'growth of the first load a service, brotli', ours: `${growth.toFixed(0)} B`, other: '', value: growth, bound: 200, unit: 'B' },
  ];
}

function checkAndCompile(files: DefinitionFiles): CompiledPack {
  const checked = checkPack(files, undefined, portalSurroundings);
  const errors = checked.problems.filter((problem) => problem.severity === 'error');
  if (checked.pack === null || errors.length > 0) throw new Error(`The generated pack is wrong: ${errors[0]?.rule} ${errors[0]?.message}`);
  return createCompiler().compile(checked.pack);
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function indexSize(pack: CompiledPack): number {
  const current: CurrentPack = JSON.parse(pack.files.get('current.json') ?? '{}');
  const index = pack.files.get(current.indexes.pl ?? '');
  if (index === undefined) throw new Error('The pack has no Polish index');
  return brotliCompressSync(index).length;
}

/**
 * The base pack with its services replaced by copies of the budget screen. Each copy has texts, calls and columns of its own, so that
 * neither caches nor compression make them cheaper than real services.
 */
export function generatedPack(base: DefinitionFiles, count: number): DefinitionFiles {
  const files = new Map([...base].filter(([path]) => !path.startsWith('services/')));
  const model = modelService();
  for (let index = 0; index < count; index += 1) files.set(`services/${slug(index)}.json`, new TextEncoder().encode(service(model, index)));
  return files;
}

// The budget screen with its shared call written out, so that each copy can have a contract of its own.
function modelService(): string {
  const read = (path: string) => JSON.parse(readFileSync(join(root, 'definitions', path), 'utf8'));
  const definition = read('services/budzet-dochody/service.json');
  const { call, ...rest } = definition.sources.dochody;
  definition.sources.dochody = { ...read('calls.json').calls[call], ...rest };
  return JSON.stringify(definition);
}

function service(model: string, index: number): string {
  const definition = JSON.parse(
    model.replaceAll('dajDochodyBudzetu', `dajZestawienie${index}`).replaceAll('listaDochodow', `lista${index}`),
  );
  return JSON.stringify(
    {
      ...definition,
      slug: slug(index),
      serviceId: 1_000 + index,
      title: words(index),
      pdf: { ...definition.pdf, fileName: `${slug(index)}.pdf` },
    },
    null,
    2,
  );
}

const slug = (index: number) => `${words(index).toLowerCase().replaceAll(' ', '-')}-${index}`;

const syllables = [
  'wy',
  'kaz',
  're',
  'jestr',
  'do',
  'cho',
  'gmin',
  'lo',
  'kal',
  'grun',
  'ty',
  'szko',
  'dro',
  'ga',
  'pla',
  'now',
  'so',
  'lec',
  'mia',
  'sto',
  'po',
  'jaz',
  'ro',
  'czny',
  'po',
  'wiat',
  'las',
  'wod',
  'ne',
  'par',
  'ki',
  'rzek',
];

// Three words of three syllables from a linear congruential generator, so that titles differ as much as real ones.
function words(index: number): string {
  let state = index + 1;
  const syllable = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return syllables[(state >> 12) % syllables.length] ?? '';
  };
  const word = () => `${syllable()}${syllable()}${syllable()}`;
  const title = `${word()} ${word()} ${word()}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
