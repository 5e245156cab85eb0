import { requestAddress } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
import type { SourceState, Sources, StateOf } from '../screen/source-state';
import type { ScreenPlan } from './plan-screen';

/** A screen planned for the answers that are known now. */
export interface SettledScreen {
  readonly sources: Sources;
  readonly plan: ScreenPlan;
}

/** Plans a screen for states of its sources. */
export type Plan = (sources: Sources) => ScreenPlan;

/**
 * Plans a screen for the answers that are known now, starting from the states of the last time. What a source asks for depends on other
 * answers, so it goes round until the states no longer change; a chain of n sources needs at most n + 1 rounds. While nothing changes the
 * plan stays the same object.
 */
export function settleScreen(plan: Plan, stateOf: StateOf, before: SettledScreen | null): SettledScreen {
  let settled = before ?? { sources: {}, plan: plan({}) };
  for (let round = 0; round <= Object.keys(settled.plan.demands).length; round += 1) {
    const sources = statesOf(settled.plan, stateOf);
    if (sameSources(sources, settled.sources)) return settled;
    settled = { sources, plan: plan(sources) };
  }
  return settled;
}

/**
 * Sends what a screen asks for until nothing more is asked. A call that depends on an answer goes out as soon as that answer is there;
 * the same call goes out once. `send` is done when `stateOf` knows how the call ended.
 */
export async function runScreen(
  plan: Plan,
  stateOf: StateOf,
  send: (sourceId: string, request: OfficeRequest) => Promise<unknown>,
): Promise<void> {
  const sent = new Set<string>();
  let settled: SettledScreen | null = null;
  const askAndPlanAgain = async (): Promise<void> => {
    settled = settleScreen(plan, stateOf, settled);
    const { sources } = settled;
    const demands = Object.entries(settled.plan.demands);
    const isLast = !demands.some(([, { kind }]) => kind === 'wait');
    await Promise.all(
      demands.map(async ([id, demand]) => {
        if (demand.kind !== 'send' || sources[id]?.status !== 'loading') return;
        const key = callKey(id, demand.request);
        if (sent.has(key)) return;
        sent.add(key);
        await send(id, demand.request);
        if (!isLast) await askAndPlanAgain();
      }),
    );
  };
  await askAndPlanAgain();
}

/** Identifies a call among those of a screen. */
export function callKey(sourceId: string, request: OfficeRequest): string {
  return `${sourceId} ${requestAddress(request)} ${JSON.stringify(request.body)}`;
}

function statesOf({ demands }: ScreenPlan, stateOf: StateOf): Sources {
  return Object.fromEntries(
    Object.entries(demands).map(([id, demand]) => [id, demand.kind === 'send' ? stateOf(id, demand.request) : { status: 'idle' as const }]),
  );
}

/** Answers are compared by identity, so that large tables need not be compared. */
function sameSources(left: Sources, right: Sources): boolean {
  const ids = Object.keys(left);
  return (
    ids.length === Object.keys(right).length &&
    ids.every((id) => left[id]?.status === right[id]?.status && outcomeOf(left[id]) === outcomeOf(right[id]))
  );
}

function outcomeOf(state: SourceState | undefined): unknown {
  switch (state?.status) {
    case 'ready':
      return state.data;
    case 'error':
      return state.error;
    case 'loading':
      return state.beginning;
    default:
      return null;
  }
}
