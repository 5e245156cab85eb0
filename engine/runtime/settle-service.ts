import type { Evaluate } from '../expressions';
import type { CompiledService } from '../pack/compiled-service';
import { refusedRequest, requestAddress } from '../requests/build-request';
import type { OfficeError } from '../requests/office-error';
import type { OfficeRequest } from '../requests/office-request';
import type { ScreenContext } from '../screen/context';
import type { ServiceModel } from '../screen/service-model';
import type { SourceState } from '../screen/source-state';
import { failure, type Result } from '../values/result';
import { resolveService, type ServiceInputs } from './resolve-service';

/** Answers a call of a source, or says why it cannot. */
export type LoadAnswer = (request: OfficeRequest, sourceId: string) => Promise<Result<unknown, OfficeError>>;

/**
 * Works out a screen to its end without a browser: sends what the sources ask for until nothing more is asked. Used for PDFs, scenarios
 * and checks. Every round sends at least one new call, so it ends.
 */
export async function settleService(
  service: CompiledService,
  inputs: ServiceInputs,
  load: LoadAnswer,
  evaluate: Evaluate,
  context: ScreenContext,
): Promise<ServiceModel> {
  const answers = new Map<string, SourceState>();
  for (;;) {
    const sources: Record<string, SourceState> = {};
    let model = resolveService(service, inputs, sources, evaluate, context);
    // A demand can change when another answer arrives; a state belongs to the address that was asked, not to the source's name.
    for (let round = 0; round <= service.order.length; round += 1) {
      const known = statesFor(model, answers);
      if (sameStates(known, sources)) break;
      for (const id of Object.keys(sources)) delete sources[id];
      Object.assign(sources, known);
      model = resolveService(service, inputs, sources, evaluate, context);
    }
    const missing = Object.entries(model.demands).flatMap(([id, demand]) =>
      demand.kind === 'send' && !answers.has(addressOf(id, demand.request)) ? [{ id, request: demand.request }] : [],
    );
    if (missing.length === 0) return model;
    await Promise.all(
      missing.map(async ({ id, request }) => {
        const refused = refusedRequest(request);
        const answer = refused === null ? await load(request, id) : failure(refused);
        answers.set(
          addressOf(id, request),
          answer.ok ? { status: 'ready', data: answer.value } : { status: 'error', error: answer.failure },
        );
      }),
    );
  }
}

function statesFor(model: ServiceModel, answers: ReadonlyMap<string, SourceState>): Record<string, SourceState> {
  const states: Record<string, SourceState> = {};
  for (const [id, demand] of Object.entries(model.demands)) {
    const state = demand.kind === 'send' ? answers.get(addressOf(id, demand.request)) : undefined;
    if (state) states[id] = state;
  }
  return states;
}

function sameStates(left: Readonly<Record<string, SourceState>>, right: Readonly<Record<string, SourceState>>): boolean {
  const ids = Object.keys(left);
  return ids.length === Object.keys(right).length && ids.every((id) => left[id] === right[id]);
}

function addressOf(id: string, request: OfficeRequest): string {
  return `${id} ${request.method} ${requestAddress(request)} ${JSON.stringify(request.body)}`;
}
