import type { ContractViolation } from '../answers/conform-answer';
import { openExplanations } from '../explanations';
import type { Evaluate, ReportMisfit } from '../expressions';
import type { Answer, Given, GivenSubject, Scenario } from '../language/scenarios.generated';
import { type CompiledService, formulaPlace } from '../pack/compiled-service';
import type { Subject } from '../requests/build-request';
import type { OfficeError } from '../requests/office-call';
import { type LoadAnswer, settleService } from '../runtime/settle-service';
import { type FormTrial, viewRequest } from '../screen/block-viewer';
import { type ScreenContext, screenContext } from '../screen/context';
import type { MoreKinds } from '../screen/kinds';
import type { Language, Translate } from '../values/language';
import { failure, type Result, success } from '../values/result';
import { type ScreenView, viewScreen } from './view-screen';

openExplanations();

/** What scenarios of a service are run with. */
export interface ScenarioSetting {
  /** Kinds that the portal has besides the standard ones. */
  readonly kinds?: MoreKinds;
  /** The service in a language. */
  service(language: Language): CompiledService;
  translate(language: Language): Translate;
  /** Evaluates the formulas of the service; `report` is called for those that fail. */
  evaluator(service: CompiledService, report: ReportMisfit): Evaluate;
  /** Flags of the pack, under those of the scenario. */
  readonly features: Readonly<Record<string, unknown>>;
  readonly taxNumber: ScreenContext['taxNumber'];
  /** Checks the body of an answer against its contract and makes it safe to draw, as the browser does. */
  conform(sourceId: string, data: unknown): Result<unknown, OfficeError>;
  /** What the schema of a form finds wrong with its data. */
  violations(formId: string, data: unknown): readonly ContractViolation[];
}

/** What a scenario led to. */
export interface ScenarioRun {
  readonly view: ScreenView;
  /** Sources that were called though the scenario gives no answer for them. */
  readonly unanswered: readonly string[];
  /** Formulas that met a value of a kind that they cannot take, each with its place and the reason. */
  readonly failed: readonly { readonly formula: string; readonly place: string; readonly reason: string }[];
}

/** The day on which a scenario takes place that names none. */
export const usualDay = '2026-11-21';

/** Opens the screen in the situation of a scenario, without a browser, and writes down what it shows. */
export async function runScenario(scenario: Scenario, given: Given, setting: ScenarioSetting): Promise<ScenarioRun> {
  const language = scenario.language ?? given.language ?? 'pl';
  const service = setting.service(language);
  const answers = { ...given.answers, ...scenario.answers };
  const requests: string[] = [];
  const unanswered: string[] = [];
  const load: LoadAnswer = (request, sourceId) => {
    requests.push(viewRequest(request));
    const answer = Object.hasOwn(answers, sourceId) ? answers[sourceId] : undefined;
    if (answer === undefined) unanswered.push(sourceId);
    return Promise.resolve(answerOf(answer, (data) => setting.conform(sourceId, data)));
  };
  const params = scenario.params ?? {};
  const subject = subjectOf(scenario.subject === undefined ? given.subject : scenario.subject);
  const user = (scenario.user === undefined ? given.user : scenario.user) ?? null;
  const context = screenContext({ language, taxNumber: setting.taxNumber }, setting.translate(language), {
    ...(setting.kinds && { kinds: setting.kinds }),
    today: scenario.today ?? given.today ?? usualDay,
    config: { ...setting.features, ...given.config, ...scenario.config },
    subject,
    signedIn: subject !== null || user !== null,
    user,
    state: { ...given.state, ...scenario.state },
    address: { ...given.address, ...scenario.address },
    variant: scenario.variant ?? null,
  });
  const inputs = { typed: params, applied: scenario.pressed === false ? null : params };
  const failed: ScenarioRun['failed'][number][] = [];
  const evaluate = setting.evaluator(service, (formula, reason) => failed.push({ formula, place: formulaPlace(service, formula), reason }));
  const model = await settleService(service, inputs, load, evaluate, context);
  // A form that is worked out again compares its answers by identity.
  const conformedAnswers = new Map<string, Result<unknown, OfficeError>>();
  const trial: FormTrial = {
    typed: (formId) => scenario.forms?.[formId]?.typed ?? {},
    violations: setting.violations,
    stateOf: (sourceId, request) => {
      const line = viewRequest(request);
      const answer = Object.hasOwn(answers, sourceId) ? answers[sourceId] : undefined;
      if (!requests.includes(line)) requests.push(line);
      if (answer === undefined && !unanswered.includes(sourceId)) unanswered.push(sourceId);
      const conformed = conformedAnswers.get(sourceId) ?? answerOf(answer, (data) => setting.conform(sourceId, data));
      conformedAnswers.set(sourceId, conformed);
      return conformed.ok ? { status: 'ready', data: conformed.value } : { status: 'error', error: conformed.failure };
    },
    answer: (formId) => {
      const answer = scenario.forms?.[formId]?.answer;
      return answer === undefined ? null : answerOf(answer, success);
    },
  };
  return { view: viewScreen(service, model, context, requests, trial), unanswered, failed };
}

function answerOf(answer: Answer | undefined, conform: (data: unknown) => Result<unknown, OfficeError>): Result<unknown, OfficeError> {
  if (answer === undefined) return failure({ kind: 'network', status: null, kod: null, opis: null });
  if (answer.error === undefined) return conform(answer.data);
  const { kind = 'office', status, kod, opis } = answer.error;
  return failure({ kind, status: status ?? null, kod: kod ?? null, opis: opis ?? null });
}

function subjectOf(given: GivenSubject | undefined): Subject | null {
  if (given === null || given === undefined) return null;
  const { kind, name, pesel, nip } = given;
  return { name: name ?? '', institution: kind === 'institution', nip: nip ?? null, pesel: pesel ?? null };
}
