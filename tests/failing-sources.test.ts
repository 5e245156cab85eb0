// Every source of every screen fails, alone and in pairs, in every situation of the screen's scenarios and in every way that the engine
// distinguishes (with OKIENKO_FULL=1; otherwise in one way each). tests/e2e/failing-calls.spec.ts shows what residents then see.

import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, type LoadedService, readScenarios, type ServiceScenarios, scenarioSetting } from '../engine/authoring';
import { runScenario, type Scenario, type ScenarioSetting, type ScreenView } from '../engine/scenarios';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

type Answers = NonNullable<Scenario['answers']>;
type Failed = NonNullable<Answers[string]['error']>;

const ways: readonly Failed[] = [
  { kind: 'http', status: 500 },
  { kind: 'office', status: 404, kod: '77', opis: 'Urząd nie może teraz odpowiedzieć.' },
  { kind: 'timeout' },
  { kind: 'unreadable', status: 200 },
  { kind: 'network' },
];
const isWhole = process.env.OKIENKO_FULL === '1';
const files = readDefinitionsFolder('definitions');
const { pack } = checkPack(files, undefined, portalSurroundings);
const { services } = readScenarios(files, pack);

describe('sources that fail', () => {
  let tried = 0;

  it.each(services.map((own) => [own.slug, own] as const))(
    '%s: nothing is waited for, and what is missing is told',
    async (slug, own) => {
      const service = pack?.services.find((one) => one.slug === slug);
      if (!pack || !service) throw new Error(`${slug} is not in the pack.`);
      const setting = scenarioSetting(service, pack);
      const problems = [];
      for (const scenario of own.file.scenarios) {
        const called = await calledSources(scenario, own, setting);
        const whole = await run(scenario, own, setting, answersOf(scenario, own));
        const pairs = called.flatMap((first, place) => called.slice(place + 1).map((second) => [first, second]));
        for (const [place, broken] of [...called.map((id) => [id]), ...pairs].entries()) {
          for (const error of isWhole ? ways : ways.slice(place % ways.length, (place % ways.length) + 1)) {
            tried += 1;
            const found = await problemOf(scenario, own, setting, { service, whole: whole.view, broken, error });
            if (found !== null) problems.push(`${scenario.name}: ${broken.join(' + ')}: ${error.kind}: ${found}`);
          }
        }
      }
      expect(problems).toEqual([]);
    },
    600_000,
  );

  it('were tried in many situations', () => {
    expect(tried).toBeGreaterThan(isWhole ? 2_000 : 400);
  });
});

function answersOf(scenario: Scenario, { file }: ServiceScenarios): Answers {
  return { ...file.given?.answers, ...scenario.answers };
}

function run(scenario: Scenario, { file }: ServiceScenarios, setting: ScenarioSetting, answers: Answers) {
  return runScenario({ ...scenario, answers }, { ...file.given, answers: {} }, setting);
}

/** The sources that the screen calls in this situation. */
async function calledSources(scenario: Scenario, own: ServiceScenarios, setting: ScenarioSetting): Promise<readonly string[]> {
  const answers = answersOf(scenario, own);
  const called = [];
  for (const id of Object.keys(answers)) {
    const { [id]: _, ...others } = answers;
    if ((await run(scenario, own, setting, others)).unanswered.includes(id)) called.push(id);
  }
  return called;
}

interface Trial {
  readonly service: LoadedService;
  /** The screen without failures. */
  readonly whole: ScreenView;
  readonly broken: readonly string[];
  readonly error: Failed;
}

async function problemOf(scenario: Scenario, own: ServiceScenarios, setting: ScenarioSetting, { service, whole, broken, error }: Trial) {
  const answers = answersOf(scenario, own);
  const { view } = await run(scenario, own, setting, { ...answers, ...Object.fromEntries(broken.map((id) => [id, { error }])) });
  // While it is not known for whom the user acts, the screen waits in any case.
  if (waits(view) && !waits(whole)) return 'something is waited for without end';
  const { sources = {} } = service.definition;
  const isSilent = broken.every((id) => sources[id]?.onError?.silent === true || sources[id]?.onError?.treatAsEmpty === true);
  // The failure of something that only a hidden part needs may go unnoticed.
  return isSilent || isTold(view) || shown(view) === shown(whole) ? null : 'nothing says that something is missing';
}

function waits(view: ScreenView): boolean {
  return /"(state|status)":"loading"/.test(JSON.stringify(view));
}

function isTold(view: ScreenView): boolean {
  const states = JSON.stringify(view);
  return /"(state|status)":"error"/.test(states) || /"failure":"/.test(states) || view.leave !== null;
}

function shown({ requests: _, ...view }: ScreenView): string {
  return JSON.stringify(view);
}
