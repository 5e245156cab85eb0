import type { OfficeRequest, ServiceModel, SourceState } from '../../engine';

/** States of the sources of a screen by their id. */
export type Sources = Readonly<Record<string, SourceState>>;

/** A screen worked out for the answers that are known now. */
export interface SettledScreen {
  readonly sources: Sources;
  readonly model: ServiceModel;
}

/**
 * Works out a screen from the answers that are known now, starting from the states of the last time. What a source asks for depends on
 * other answers, so it goes round until the states no longer change; a chain of n sources needs at most n + 1 rounds.
 */
export function settleSources(
  resolve: (sources: Sources) => ServiceModel,
  stateOf: (sourceId: string, request: OfficeRequest) => SourceState,
  before: SettledScreen | null,
): SettledScreen {
  let settled = before ?? { sources: {}, model: resolve({}) };
  for (let round = 0; round <= Object.keys(settled.model.demands).length; round += 1) {
    const sources = statesFor(settled.model, stateOf);
    if (sameSources(sources, settled.sources)) return settled;
    settled = { sources, model: resolve(sources) };
  }
  return settled;
}

function statesFor(model: ServiceModel, stateOf: (sourceId: string, request: OfficeRequest) => SourceState): Sources {
  return Object.fromEntries(
    Object.entries(model.demands).map(([id, demand]) => [
      id,
      demand.kind === 'send' ? stateOf(id, demand.request) : { status: 'idle' as const },
    ]),
  );
}

function sameSources(left: Sources, right: Sources): boolean {
  const ids = Object.keys(left);
  return ids.length === Object.keys(right).length && ids.every((id) => sameState(left[id], right[id]));
}

function sameState(left: SourceState | undefined, right: SourceState | undefined): boolean {
  if (left?.status !== right?.status) return false;
  if (left?.status === 'ready') return right?.status === 'ready' && left.data === right.data;
  if (left?.status === 'error') return right?.status === 'error' && left.error === right.error;
  return true;
}
