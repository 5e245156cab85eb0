import {
  checkScenarios,
  type LoadedPack,
  type MutationResult,
  type ReportedProblem,
  readScenarios,
  type ScenarioResult,
  tryMutants,
} from '../../engine/authoring';
import type { DefinitionsFolder } from '../definitions/definitions-folder';

/** The result of running the scenarios of a folder. */
export interface TriedScenarios {
  readonly results: readonly ScenarioResult[];
  readonly problems: readonly ReportedProblem[];
  sourceOf(file: string): string | null;
}

/** Runs the scenarios of a folder, or only those of one service. */
export async function tryScenarios(folder: DefinitionsFolder, pack: LoadedPack, service: string | null): Promise<TriedScenarios> {
  const { services, sourceOf } = readScenarios(folder.files, pack);
  const results = await checkScenarios(pack, services.filter(only(service)));
  return { results, problems: results.flatMap(({ problems }) => problems), sourceOf };
}

/** Tries the mutants of every definition that has scenarios, or only those of one service, at most `most` of each. */
export async function tryAllMutants(
  folder: DefinitionsFolder,
  pack: LoadedPack,
  service: string | null,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly MutationResult[]> {
  const results: MutationResult[] = [];
  for (const own of readScenarios(folder.files, pack).services.filter(only(service))) results.push(await tryMutants(pack, own, most));
  return results;
}

function only(service: string | null): (own: { readonly slug: string }) => boolean {
  return ({ slug }) => service === null || slug === service;
}

/** One line with the number of scenarios that ran and that failed. */
export function scenariosInWords(results: readonly ScenarioResult[]): string {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const services = new Set(results.map(({ slug }) => slug)).size;
  return `${counted(results.length, 'scenario')} of ${counted(services, 'service')}, ${failed} failed`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
