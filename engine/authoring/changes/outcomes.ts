import { compareView, runScenario, type Scenario } from '../../scenarios';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import type { ServiceScenarios } from '../scenarios';
import { scenarioSetting } from '../scenarios/scenario-setting';
import type { LoadedPack } from '../source/loaded-pack';
import { canonical } from '../upgrade/id-path';
import { diffValues } from './diff-values';

/** One thing that a screen shows in another way in the situation of a scenario. */
export interface ShownDifference {
  /** The way to it in what scenarios see of a screen, by names and ids. */
  readonly path: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** A scenario that comes out in another way. */
export interface ScenarioOutcome {
  readonly slug: string;
  readonly name: string;
  /** Whether the screen showed what the scenario expects. */
  readonly passedBefore: boolean;
  readonly passesAfter: boolean;
  readonly differences: readonly ShownDifference[];
}

/** Runs scenarios with both packs and tells those that come out in another way. Services that only one pack has are left out. */
export async function changedOutcomes(
  scenarios: readonly ServiceScenarios[],
  before: LoadedPack,
  after: LoadedPack,
): Promise<readonly ScenarioOutcome[]> {
  const outcomes: ScenarioOutcome[] = [];
  for (const { slug, file } of scenarios) {
    const [was, now] = [before, after].map((pack) => {
      const service = pack.services.find((candidate) => candidate.slug === slug);
      return service ? { setting: scenarioSetting(service, pack), languages: pack.portal.languages } : null;
    });
    if (!was || !now) continue;
    for (const scenario of file.scenarios) {
      const language = scenario.language ?? file.given?.language;
      if (language !== undefined && ![was, now].every(({ languages }) => languages.includes(language))) continue;
      const views: JsonValue[] = [];
      for (const { setting } of [was, now]) views.push(asPlain((await runScenario(scenario, file.given ?? {}, setting)).view));
      const outcome = outcomeOf(slug, scenario, views[0] ?? null, views[1] ?? null);
      if (outcome.differences.length > 0) outcomes.push(outcome);
    }
  }
  return outcomes;
}

function outcomeOf(slug: string, { name, expect }: Scenario, was: JsonValue, now: JsonValue): ScenarioOutcome {
  const differences = diffValues('view', was, now, {}).flatMap(({ edit }) => [...narrowed(edit.path.join('.'), edit.before, edit.after)]);
  const passes = (view: JsonValue) => compareView(expect, view).length === 0;
  return { slug, name, passedBefore: passes(was), passesAfter: passes(now), differences };
}

/** Of two lists as long as each other only what differs in them. */
function* narrowed(path: string, before: JsonValue | undefined, after: JsonValue | undefined): Generator<ShownDifference> {
  if (before !== undefined && after !== undefined && isJsonList(before) && isJsonList(after) && before.length === after.length) {
    for (const [index, value] of after.entries())
      if (canonical(before[index] ?? null) !== canonical(value)) yield* narrowed(`${path}.${index}`, before[index], value);
  } else yield { path, before, after };
}

/** What scenarios see is plain data. */
function asPlain(view: unknown): JsonValue {
  const plain: unknown = JSON.parse(JSON.stringify(view));
  if (!isJsonObject(plain)) throw new Error('The view of a screen is an object.');
  return plain;
}
