import { portalSurroundings } from '../../custom-widgets/surroundings';
import { type BlockModel, createEvaluator, type ScreenContext, type ServiceModel, settleService, success } from '../../engine';
import { checkPack, type DefinitionFiles, type LoadedPack, type LoadedService, type PackCheck, type Problem } from '../../engine/authoring';
import { createCel } from '../../engine/cel';
import type { Contract } from '../../engine/language/language.generated';
import type { CompiledService } from '../../engine/pack/compiled-service';
import { sampleAnswer } from '../grammar/sample-answer';
import type { Mutant } from './mutants';

/** The result for a pack: a reported error, screens that draw, or a failure of the checker. */
export type Verdict =
  | { readonly kind: 'reported'; readonly problems: readonly Problem[] }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly why: string };

/** The checker under test, or one that deliberately misses something. */
export type Checker = (files: DefinitionFiles) => Pick<PackCheck, 'problems' | 'pack'>;

/** Compiles a pack into the chunks of its services in Polish. */
export type Compile = (pack: LoadedPack) => readonly CompiledService[];

/** Puts a broken file into a pack and checks it. If the checker accepts it, the pack is compiled and every screen drawn. */
export async function judge(
  files: DefinitionFiles,
  mutant: Mutant,
  compile: Compile,
  check: Checker = (each) => checkPack(each, undefined, portalSurroundings),
): Promise<Verdict> {
  try {
    const { problems, pack } = check(new Map(files).set(mutant.file, mutant.bytes));
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return { kind: 'reported', problems: errors };
    if (!pack) return { kind: 'failed', why: 'the pack was refused without a word' };
    for (const service of compile(pack)) await drawService(service, pack);
    return { kind: 'drawn' };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function drawService(service: CompiledService, pack: LoadedPack): Promise<void> {
  const { slug, variants = [] } = service.definition;
  const loaded = pack.services.find((candidate) => candidate.slug === slug);
  if (!loaded) throw new Error(`The pack has no service ${slug}.`);
  for (const variant of [null, ...variants.map(({ id }) => id)]) {
    for (const subject of [null, { name: 'Anna Nowak', institution: false, nip: '1234563218', pesel: '44051401359' }]) {
      const context = contextOf(loaded, pack, variant, subject);
      const load = (_: unknown, source: string) => Promise.resolve(success(sampleAnswer(contractOf(loaded, pack, source))));
      const model = await settleService(service, { typed: {}, applied: {} }, load, createEvaluator(createCel()), context);
      drawAll(model);
    }
  }
}

function contractOf({ definition }: LoadedService, pack: LoadedPack, id: string): Contract {
  const source = definition.sources?.[id];
  return source?.response ?? pack.calls.calls[source?.call ?? '']?.response ?? {};
}

function contextOf(service: LoadedService, pack: LoadedPack, variant: string | null, subject: ScreenContext['subject']): ScreenContext {
  return {
    today: '2026-11-21',
    timeZone: 'Europe/Warsaw',
    language: 'pl',
    translate: (key) => key,
    config: pack.portal.features ?? {},
    subject,
    signedIn: false,
    user: null,
    state: Object.fromEntries(Object.entries(service.definition.state ?? {}).map(([name, { schema }]) => [name, sampleAnswer(schema)])),
    taxNumber: 'either',
    variant,
  };
}

/** Tables compute their cells on demand, so all are read here. */
function drawAll({ blocks }: ServiceModel): void {
  for (const block of blocks) drawBlock(block);
}

function drawBlock(block: BlockModel): void {
  if (block.block === 'section') for (const inner of block.blocks) drawBlock(inner);
  if (block.block !== 'table' || !block.table) return;
  const { table } = block;
  for (let row = 0; row < Math.min(3, table.rowCount); row += 1) {
    table.rowKey(row);
    table.tone(row);
    for (const { id } of table.columns) {
      table.cell(row, id);
      table.csv(row, id);
    }
  }
  for (const { id } of table.columns) table.ordered({ column: id, direction: 'ascending' });
  table.totals?.cells([0]);
}
