import { checkScenarios, type LoadedPack, type ReportedProblem, readScenarios, type ScenarioResult } from '../../engine/authoring';
import type { DefinitionsFolder } from '../definitions-folder';

/** What trying the scenarios of a folder found. */
export interface TriedScenarios {
  readonly results: readonly ScenarioResult[];
  readonly problems: readonly ReportedProblem[];
  sourceOf(file: string): string | null;
}

/** Runs the scenarios of a folder, or only those of one service. */
export async function tryScenarios(folder: DefinitionsFolder, pack: LoadedPack, service: string | null): Promise<TriedScenarios> {
  const { services, sourceOf } = readScenarios(
    folder.files,
    pack.services.map(({ slug }) => slug),
  );
  const chosen = service === null ? services : services.filter(({ slug }) => slug === service);
  const results = await checkScenarios(pack, chosen);
  return { results, problems: results.flatMap(({ problems }) => problems), sourceOf };
}

/** One line that says how many scenarios ran and how many failed. */
export function scenariosInWords(results: readonly ScenarioResult[]): string {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const services = new Set(results.map(({ slug }) => slug)).size;
  return `${counted(results.length, 'scenario')} of ${counted(services, 'service')}, ${failed} failed`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
