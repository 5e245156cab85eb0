import type { CompiledService } from '../../pack/compiled-service';
import { compareView, runScenario, type ScenarioSetting } from '../../scenarios';
import { createChecker } from '../check/check-pack';
import { resolveCalls } from '../compile/resolve-calls';
import { encodeUtf8 } from '../parse/utf8';
import type { ServiceScenarios } from '../scenarios/read-scenarios';
import { type Conformers, scenarioSetting } from '../scenarios/scenario-setting';
import { languageWith } from '../source/language-in-use';
import type { DefinitionFiles, LoadedPack, LoadedService, Place } from '../source/loaded-pack';
import { pointerOf } from '../source/walk';
import { makeMutants, sampleMutants } from './make-mutants';
import type { Mutant, MutantKind } from './mutant';
import { type Situation, situationsOf } from './situations';

/** A mutant that no scenario noticed. */
export interface Survivor {
  readonly kind: MutantKind;
  readonly place: Place;
  readonly pointer: string;
  readonly change: string;
}

/**
 * Results for the mutants of one definition. Two groups are left out of the share: mutants that the checker refuses, and mutants whose
 * screen is the same in every situation of the data set.
 */
export interface MutationResult {
  readonly slug: string;
  readonly made: number;
  readonly refused: number;
  readonly equivalent: number;
  readonly caught: number;
  readonly survivors: readonly Survivor[];
}

/** Share of the mutants that the scenarios catch, from 0 to 1; 1 when there is none to catch. */
export function caughtShare({ caught, survivors }: Pick<MutationResult, 'caught' | 'survivors'>): number {
  const counted = caught + survivors.length;
  return counted === 0 ? 1 : caught / counted;
}

/** Makes mutants of one definition, at most `most` of them, and sees which of them its scenarios catch. */
export async function tryMutants(pack: LoadedPack, own: ServiceScenarios, most: number): Promise<MutationResult> {
  const service = pack.services.find(({ slug }) => slug === own.slug);
  if (!service) throw new Error(`The pack has no service ${own.slug}.`);
  const resolved = resolveCalls(service.definition, pack.calls);
  const language = languageWith(pack.surroundings.kinds);
  const mutants = sampleMutants(makeMutants(service.definition, resolved, language), most);
  const conformers: Conformers = new Map();
  const refuses = refusal(pack, service);
  const original = scenarioSetting(service, pack, conformers);
  const situations = situationsOf(resolved, own.file, await choicesOf(own, original), language.controls);
  const views = await viewsOf(situations, original);
  let refused = 0;
  let equivalent = 0;
  let caught = 0;
  const survivors: Survivor[] = [];
  for (const mutant of mutants) {
    if (refuses(mutant)) {
      refused += 1;
      continue;
    }
    const setting = scenarioSetting({ ...service, definition: mutant.definition }, pack, conformers);
    if (await isCaught(own, setting)) caught += 1;
    else if (sameViews(views, await viewsOf(situations, setting))) equivalent += 1;
    else {
      const pointer = pointerOf(mutant.path);
      survivors.push({ kind: mutant.kind, place: service.place(pointer), pointer, change: mutant.change });
    }
  }
  return { slug: own.slug, made: mutants.length, refused, equivalent, caught, survivors };
}

async function isCaught({ file }: ServiceScenarios, setting: ScenarioSetting): Promise<boolean> {
  for (const scenario of file.scenarios) {
    const { view, unanswered } = await runScenario(scenario, file.given ?? {}, setting);
    if (unanswered.length > 0 || compareView(scenario.expect, view).length > 0) return true;
  }
  return false;
}

async function viewsOf(situations: readonly Situation[], setting: ScenarioSetting): Promise<string[]> {
  const views: string[] = [];
  for (const { scenario, given } of situations) views.push(JSON.stringify((await runScenario(scenario, given, setting)).view));
  return views;
}

function sameViews(left: readonly string[], right: readonly string[]): boolean {
  return left.every((view, index) => view === right[index]);
}

/** Keys that the choices of the screen offer in the scenarios, by param. */
async function choicesOf({ file }: ServiceScenarios, setting: ScenarioSetting): Promise<Record<string, string[]>> {
  const keys: Record<string, string[]> = {};
  for (const scenario of file.scenarios) {
    const { view } = await runScenario(scenario, file.given ?? {}, setting);
    for (const [id, field] of Object.entries(view.fields)) keys[id] = [...(keys[id] ?? []), ...(field?.keys ?? [])];
  }
  return keys;
}

/** Whether the checker refuses a mutant: it says something that it does not say of the definition itself. */
function refusal(pack: LoadedPack, service: LoadedService): (mutant: Mutant) => boolean {
  const { extends: _extends, ...portal } = pack.portal;
  const folder = service.definition.group === undefined ? 'screens' : 'services';
  const path = `${folder}/${service.slug}/${folder.slice(0, -1)}.json`;
  const bytes = (value: unknown): Uint8Array => encodeUtf8(JSON.stringify(value));
  const around = [['portal.json', bytes(portal)] as const, ['calls.json', bytes(pack.calls)] as const];
  // Only the definition differs from one mutant to the next.
  const checker = createChecker();
  const errorsOf = (definition: CompiledService['definition']): string[] => {
    const files: DefinitionFiles = new Map([...around, [path, bytes(definition)]]);
    return checker
      .check(files, undefined, pack.surroundings)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ rule, message }) => `${rule} ${message}`);
  };
  const usual = new Set(errorsOf(service.definition));
  return ({ definition }) => errorsOf(definition).some((error) => !usual.has(error));
}
