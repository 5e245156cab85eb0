import type { Evaluate } from '../expressions';
import type { CompiledService } from '../pack/compiled-service';
import { refusedRequest } from '../requests/build-request';
import type { OfficeError, OfficeRequest } from '../requests/office-call';
import type { ScreenContext } from '../screen/context';
import type { ServiceInputs } from '../screen/field-model';
import type { ServiceModel } from '../screen/service-model';
import type { SourceState, StateOf } from '../screen/source-state';
import { failure, type Result } from '../values/result';
import { planScreen, type ScreenPlan } from './plan-screen';
import { resolveScreen } from './resolve-service';
import { callKey, type Plan, runScreen, settleScreen } from './screen-run';

/** Answers a call of a source, or says why it cannot. */
export type LoadAnswer = (request: OfficeRequest, sourceId: string) => Promise<Result<unknown, OfficeError>>;

/** Works out a screen to its end without a browser, for scenarios and checks. */
export async function settleService(...parts: Parameters<typeof settlePlan>): Promise<ServiceModel> {
  return resolveScreen(await settlePlan(...parts));
}

/** Asks for all that a screen shows, for a caller that draws it later. */
export async function settlePlan(
  service: CompiledService,
  inputs: ServiceInputs,
  load: LoadAnswer,
  evaluate: Evaluate,
  context: ScreenContext,
): Promise<ScreenPlan> {
  const answers = new Map<string, SourceState>();
  const plan: Plan = (sources) => planScreen(service, inputs, sources, evaluate, context);
  const stateOf: StateOf = (id, request) => answers.get(callKey(id, request)) ?? { status: 'loading' };
  await runScreen(plan, stateOf, async (id, request) => {
    const refused = refusedRequest(request);
    const answer = refused === null ? await load(request, id) : failure(refused);
    answers.set(callKey(id, request), answer.ok ? { status: 'ready', data: answer.value } : { status: 'error', error: answer.failure });
  });
  return settleScreen(plan, stateOf, null).plan;
}
