import { compareView, runScenario, type Scenario, type ScenarioSetting } from '../../scenarios';
import { listNames, nearest } from '../check/problems/nearest';
import { type ProblemDetails, problemAt } from '../check/problems/problem';
import type { ReportedProblem } from '../check/report';
import { say } from '../messages';
import type { Span } from '../parse/source-file';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { explainMismatch } from './explain-mismatch';
import type { ServiceScenarios } from './read-scenarios';
import { scenarioSetting } from './scenario-setting';

/** How one scenario went. */
export interface ScenarioResult {
  readonly slug: string;
  readonly name: string;
  /** Empty when the screen shows what is expected. */
  readonly problems: readonly ReportedProblem[];
}

/** Runs scenarios of a checked pack without a browser and says at which places the screen differs from what they expect. */
export async function checkScenarios(pack: LoadedPack, scenarios: readonly ServiceScenarios[]): Promise<readonly ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  for (const own of scenarios) {
    const service = pack.services.find(({ slug }) => slug === own.slug);
    if (!service) continue;
    const setting = scenarioSetting(service, pack);
    for (const [index, scenario] of own.file.scenarios.entries()) {
      const problems = await problemsOf(scenario, index, own, service, setting);
      results.push({ slug: own.slug, name: scenario.name, problems });
    }
  }
  return results;
}

async function problemsOf(
  scenario: Scenario,
  index: number,
  { file, source }: ServiceScenarios,
  { definition }: LoadedService,
  setting: ScenarioSetting,
): Promise<ReportedProblem[]> {
  const problems: ReportedProblem[] = [];
  const at = `/scenarios/${index}`;
  const report = (rule: 'scenario' | 'scenario-name', span: Span, details: ProblemDetails): void => {
    problems.push({ rule, severity: 'error', ...problemAt(span, details) });
  };
  const known = (names: readonly string[], known: readonly string[], kind: 'source' | 'param', pointer: string): void => {
    for (const name of names.filter((candidate) => !known.includes(candidate))) {
      const message = say('scenario-has-no', { kind: say(kind), name });
      report('scenario-name', source.keySpan(`${pointer}/${name}`), {
        message,
        expected: listNames(known),
        suggestion: nearest(name, known),
      });
    }
  };

  if (file.scenarios.findIndex(({ name }) => name === scenario.name) !== index) {
    report('scenario-name', source.valueSpan(`${at}/name`), { message: say('scenario-name-used'), expected: say('unique-name') });
  }
  const variants = (definition.variants ?? []).map(({ id }) => id);
  known(Object.keys(scenario.answers ?? {}), Object.keys(definition.sources ?? {}), 'source', `${at}/answers`);
  if (index === 0) known(Object.keys(file.given?.answers ?? {}), Object.keys(definition.sources ?? {}), 'source', '/given/answers');
  known(Object.keys(scenario.params ?? {}), Object.keys(definition.params ?? {}), 'param', `${at}/params`);
  if (scenario.variant !== undefined && !variants.includes(scenario.variant)) {
    const message = say('no-variant', { variant: scenario.variant });
    report('scenario-name', source.valueSpan(`${at}/variant`), { message, expected: listNames(variants) });
  }
  if (problems.length > 0) return problems;

  const { view, unanswered, failed } = await runScenario(scenario, file.given ?? {}, setting);
  for (const name of new Set(unanswered)) {
    const message = say('unanswered-source', { source: name });
    report('scenario', source.valueSpan(`${at}/name`), { message, expected: say('answer-with-data-or-error', { source: name }) });
  }
  for (const { formula, place, reason } of failed) {
    const message = say('formula-without-value', { formula, place, reason: say('misfit', { reason }) });
    report('scenario', source.valueSpan(`${at}/name`), { message, expected: say('values-of-formula-types') });
  }
  for (const mismatch of compareView(scenario.expect, view)) {
    const pointer = `${at}/expect${mismatch.pointer}`;
    const span = mismatch.kind === 'unknown-name' ? source.keySpan(pointer) : source.valueSpan(pointer);
    report('scenario', firstLine(span, source.text), explainMismatch(scenario.name, mismatch));
  }
  return problems;
}

/** The situation that a scenario is made of: everything but what is expected. */
export type RecordedSituation = Omit<Scenario, 'expect'>;

/** A scenario that expects what the screen shows now. The calls that it makes are left out: they are the office's business. */
export async function recordScenario(pack: LoadedPack, service: LoadedService, situation: RecordedSituation): Promise<Scenario> {
  const { view } = await runScenario({ ...situation, expect: {} }, {}, scenarioSetting(service, pack));
  const { requests: _requests, access: _access, ...expect }: Scenario['expect'] = JSON.parse(JSON.stringify(view));
  return { ...situation, expect };
}

/** A long list is marked at its beginning only. */
function firstLine(span: Span, text: string): Span {
  const line = text.split('\n')[span.place.line - 1] ?? '';
  return { place: span.place, length: Math.max(1, Math.min(span.length, line.length - span.place.column + 1)) };
}
