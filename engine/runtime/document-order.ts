import { identityOf } from '../requests/build-request';
import type { OfficeRequest } from '../requests/office-call';
import type { ScreenContext } from '../screen/context';
import { isFieldInput, type ParamInputs } from '../screen/field-model';
import { isRecord } from '../values/is-record';
import { handedOver } from './check-state';
import type { ScreenPlan } from './plan-screen';

/** What the portal's server draws a screen from besides its definition and the office's answers: how the resident has it open. */
export interface DocumentOrder extends Pick<ScreenContext, 'state' | 'variant'> {
  /** Inputs of the params that took effect. */
  readonly inputs: ParamInputs;
  /** Query of the page's address, as far as the definition reads it. */
  readonly address: Readonly<Record<string, string>>;
  /** The identity parameters of the subject that is acted for, as calls carry them; empty for nobody. */
  readonly subject: Readonly<Record<string, string>>;
}

/** Where the portal's server takes orders of documents: beside the office's calls, because it answers whichever office it has. */
export const documentFolder = '/dokument';

/**
 * The order of the document that shows a screen as it stands now. Null while an answer is to come, when one failed that the screen needs, and
 * while an input is refused. It is sent as a body: an address would be written into logs with the number of a person in it.
 */
export function documentRequest(plan: ScreenPlan): OfficeRequest | null {
  const { screen, demands } = plan;
  if (!isSettled(plan)) return null;
  const { service, context } = screen;
  // Nobody is named to the server who is not asked about.
  const signedIn =
    service.definition.access?.protected === true ||
    Object.values(demands).some((demand) => demand.kind === 'send' && demand.request.signedIn);
  const order: DocumentOrder = {
    inputs: plan.inputs ?? {},
    state: declared(service.definition.state, handedOver(service.definition, context)),
    address: declared(service.definition.address, context.address ?? {}),
    variant: context.variant,
    subject: signedIn && context.subject !== null ? identityOf(context.subject) : {},
  };
  return {
    method: 'POST',
    path: `${documentFolder}/${service.definition.slug}`,
    query: {},
    body: { ...order },
    personal: false,
    signedIn,
  };
}

function isSettled({ screen, demands, away }: ScreenPlan): boolean {
  if (away !== null || [...screen.params.values()].some(({ problem }) => problem !== null)) return false;
  return Object.entries(demands).every(([id, demand]) => {
    if (demand.kind === 'wait') return demand.for === 'condition';
    const status = screen.readiness.get(`source:${id}`)?.status;
    return status === 'ready' || status === 'silent';
  });
}

/** The values that a definition declares; what else a page was handed is of no concern to the server. */
function declared<Value>(names: object | undefined, given: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(names ?? {}, name)));
}

/** Reads an order as it arrived; null if it is none. What the screen makes of its values is decided by the definition, as in the page. */
export function parseDocumentOrder(body: unknown): DocumentOrder | null {
  if (!isRecord(body)) return null;
  const { inputs, state, address, variant, subject } = body;
  if (!isInputs(inputs) || !isRecord(state) || !isTexts(address) || !isTexts(subject)) return null;
  return variant === null || typeof variant === 'string' ? { inputs, state, address, variant, subject } : null;
}

function isInputs(value: unknown): value is ParamInputs {
  return isRecord(value) && Object.values(value).every((input) => isFieldInput(input) && typeof input !== 'boolean');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
