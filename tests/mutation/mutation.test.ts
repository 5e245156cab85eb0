import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, createChecker, createCompiler, type DefinitionFiles, type LoadedPack } from '../../engine/authoring';
import type { CompiledService } from '../../engine/pack/compiled-service';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { type Checker, judge, type Verdict } from './judge';
import { type Mutant, mutantsOf } from './mutants';

// Without scenarios: they are not part of a published pack, so a broken one breaks no screen.
const files = new Map(
  [...readDefinitionsFolder(join(import.meta.dirname, '../../definitions'))].filter(([path]) => !path.endsWith('scenarios.json')),
);
const full = process.env.OKIENKO_FULL === '1';
const count = full ? 2_400 : 78;
const mutants = mutantsOf(files, count);
const compiler = createCompiler();

function compile(pack: LoadedPack): readonly CompiledService[] {
  const { files: compiled } = compiler.compile(pack);
  return pack.services.map(({ slug }) => {
    const name = [...compiled.keys()].find((file) => file.startsWith(`${slug}.pl.`)) ?? '';
    return JSON.parse(compiled.get(name) ?? 'null');
  });
}

/** Only what a mutant needs: its own service, or all services if it breaks a file of the whole pack. */
function around({ file }: Mutant): DefinitionFiles {
  const [folder, slug] = file.split('/');
  if (folder !== 'services') return files;
  return new Map([...files].filter(([path]) => !path.startsWith('services/') || path.startsWith(`services/${slug}/`)));
}

describe('the mutation test', () => {
  const [known] = mutants.filter(({ change }) => change === 'formula without end');

  it('fails a checker that does not read formulas', async () => {
    if (!known) throw new Error('There is no known-bad mutant.');
    expect(await judge(around(known), known, compile)).toMatchObject({ kind: 'reported', problems: [{ rule: 'expression-syntax' }] });
    expect(await judge(around(known), known, compile, without('expression-syntax'))).toMatchObject({ kind: 'failed' });
  });

  it('fails a checker that refuses a file without a word', async () => {
    const broken = mutants.find(({ change }) => change === 'missing comma');
    if (!broken) throw new Error('There is no known-bad mutant.');
    expect(await judge(around(broken), broken, compile, without('not-json'))).toMatchObject({
      kind: 'failed',
      why: 'the pack was refused without a word',
    });
  });

  it('draws every screen of the pack that is not broken', async () => {
    const [file, bytes] = [...files][0] ?? ['', new Uint8Array()];
    expect(await judge(files, { name: 'none', change: 'none', file, bytes }, compile)).toEqual({ kind: 'drawn' });
  });
});

function without(rule: string): Checker {
  return (broken) => {
    const { problems, pack } = checkPack(broken, undefined, portalSurroundings);
    return { problems: problems.filter((problem) => problem.rule !== rule), pack };
  };
}

describe(`${mutants.length} broken definitions`, () => {
  const verdicts = new Map<Mutant, Verdict>();

  // The one that remembers says the same, see `incremental.test.ts`.
  beforeAll(async () => {
    const checker = createChecker();
    const check: Checker = (broken) => checker.check(broken, undefined, portalSurroundings);
    for (const mutant of mutants) verdicts.set(mutant, await judge(around(mutant), mutant, compile, check));
  }, 3_600_000);

  it('are as many as promised, and no two are alike', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(full ? 2_000 : 60);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it('end in a named problem or in a screen that draws, never in an uncaught error', () => {
    const failed = [...verdicts].flatMap(([{ name }, verdict]) => (verdict.kind === 'failed' ? [`${name}: ${verdict.why}`] : []));
    expect(failed).toEqual([]);
  });

  it('are mostly reported, by many different rules', () => {
    const reported = [...verdicts.values()].flatMap((verdict) => (verdict.kind === 'reported' ? [verdict] : []));
    expect(reported.length).toBeGreaterThan(mutants.length / 2);
    expect(new Set(reported.flatMap(({ problems }) => problems.map(({ rule }) => rule))).size).toBeGreaterThan(full ? 20 : 15);
  });

  it('are explained in words of the checker, not of the schema validator', () => {
    const raw = [...verdicts].filter(
      ([, verdict]) =>
        verdict.kind === 'reported' && verdict.problems.some(({ message }) => message.startsWith('This does not have the right shape')),
    );
    expect(raw.map(([{ name }]) => name)).toEqual([]);
  });

  it('leave the program as it was: no key has reached the prototype of objects', () => {
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
