import { originalLanguage, type ParamInputs } from '../../../engine';
import {
  type AuthorLanguage,
  checkScenarios,
  fileValue,
  groundOf,
  groundWith,
  type JsonValue,
  noLayers,
  problemIn,
  type RecordedSituation,
  readScenarios,
  recordScenario,
  type ServiceScenarios,
  textOfFile,
} from '../../../engine/authoring';
import { layerNames } from '../../publishing/layer-over';
import type { TriedScenario } from '../answers';
import type { LaidState } from '../change-meaning';
import { StudioFailure } from '../studio-failure';
import { type PreviewAnswer, type PreviewCall, previewOffice, type ScenarioAnswers } from './preview-office';
import type { PreviewPack } from './preview-pack';
import { type ShownPlace, screenAt } from './shown-screen';
import type { Situation } from './situation';

/** The file of a service's scenarios. */
export function scenarioFile({ loaded }: PreviewPack, slug: string): string {
  const service = loaded.services.find((each) => each.slug === slug);
  if (service === undefined) throw new StudioFailure('not-found');
  return `${service.definition.route === undefined ? 'services' : 'screens'}/${slug}/scenarios.json`;
}

/** Scenarios of a service that the municipality and its editors have; those of the layers below are about other definitions. */
export function scenariosOf({ definitions, layer }: LaidState, shown: PreviewPack, slug: string): ServiceScenarios | null {
  const file = scenarioFile(shown, slug);
  const own = groundWith(groundOf(definitions.files, noLayers, layerNames.municipality), layer, layerNames.editors);
  const value = fileValue(own, file);
  if (value === undefined) return null;
  return readScenarios(new Map([[file, new TextEncoder().encode(textOfFile(value))]]), shown.loaded).services[0] ?? null;
}

/** Runs the scenarios of a service on a pack. */
export async function tryScenarios(
  shown: PreviewPack,
  scenarios: ServiceScenarios | null,
  language: AuthorLanguage,
): Promise<readonly TriedScenario[]> {
  const results = scenarios === null ? [] : await checkScenarios(shown.loaded, [scenarios]);
  return results.map(({ name, problems }) => ({
    name,
    problems: problems.map((problem) => {
      const { message, expected, got } = problemIn(problem, language);
      return { message, ...(expected !== undefined && { expected }), ...(got !== undefined && { got }) };
    }),
  }));
}

/** What the office of a preview does with calls in a situation. `state` is asked for only where a scenario answers. */
export async function answerOfOffice(
  shown: PreviewPack,
  state: () => Promise<LaidState>,
  situation: Situation,
): Promise<(asked: PreviewCall) => PreviewAnswer | undefined> {
  const { data, slug } = situation;
  // A service that is hidden has no scenarios to answer from.
  const isScenario = typeof data !== 'string' && shown.loaded.services.some((service) => service.slug === slug);
  const scenario = slug !== null && isScenario ? answersOfScenario(scenariosOf(await state(), shown, slug), situation) : null;
  const office = previewOffice(shown.loaded);
  return (asked) => office.answer(asked, situation, scenario);
}

/** Answers of the scenario that a situation names; null for a situation without one. */
function answersOfScenario(scenarios: ServiceScenarios | null, { data }: Situation): ScenarioAnswers | null {
  if (typeof data === 'string' || scenarios === null) return null;
  return { ...scenarios.file.given?.answers, ...scenarios.file.scenarios[data.scenario]?.answers };
}

const largest = 200_000;

/** What a new scenario is made of. */
interface NewScenario {
  readonly name: string;
  readonly slug: string;
  readonly situation: Situation;
  /** Where the page of the preview is. */
  readonly place: ShownPlace;
}

/** The file of a service's scenarios with one more, which expects what the preview shows. */
export async function withScenario(
  shown: PreviewPack,
  scenarios: ServiceScenarios | null,
  { name, slug, situation, place }: NewScenario,
): Promise<JsonValue> {
  const service = shown.loaded.services.find((each) => each.slug === slug);
  if (service === undefined) throw new StudioFailure('not-found');
  const answers = previewOffice(shown.loaded).answersOf({ ...situation, slug }, answersOfScenario(scenarios, situation));
  const given: RecordedSituation = { name, subject: subjectOf(situation), ...openedAs(shown, slug, place), answers };
  const added = await recordScenario(shown.loaded, service, given);
  if (JSON.stringify(added).length > largest) throw new StudioFailure('too-large');
  return JSON.parse(JSON.stringify({ ...scenarios?.file, scenarios: [...(scenarios?.file.scenarios ?? []), added] }));
}

/** What stands in the fields of a screen and in its address; nothing for a page that is at another screen. */
function openedAs(shown: PreviewPack, slug: string, place: ShownPlace): Partial<RecordedSituation> {
  const screen = screenAt(shown, place);
  if (screen === null || screen.slug !== slug) return {};
  const { inputs, state, address, variant } = screen;
  const isPressed = inputs.applied !== null || shown.pack.service(slug, originalLanguage)?.definition.apply === undefined;
  return {
    ...(variant !== null && { variant }),
    ...(Object.keys(state).length > 0 && { state }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(inputs.typed).length > 0 && { params: inputsOf(inputs.typed) }),
    ...(!isPressed && { pressed: false }),
  };
}

function inputsOf(typed: ParamInputs): NonNullable<RecordedSituation['params']> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, input]) => [name, typeof input === 'string' || 'from' in input ? input : [...input]]),
  );
}

// Clearly a sample, with the numbers of the contracts' examples.
function subjectOf({ person }: Situation): NonNullable<RecordedSituation['subject']> | null {
  if (person === 'person') return { kind: 'person', name: 'Anna Przykładowa', pesel: '44051401359' };
  return person === 'institution' ? { kind: 'institution', name: 'Przykładowa Firma', nip: '1234563218' } : null;
}
