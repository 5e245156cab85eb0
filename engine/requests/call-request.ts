import type { SharedCallEntry, ShellCall } from '../pack/pack-index';
import { type Caller, composeRequest } from './build-request';
import type { OfficeRequest } from './office-call';

/** What goes with a call that is described in calls.json. */
export interface CallParts {
  /** Query parameters; those that are null stay away. `{name}` in the endpoint takes the one of that name. */
  readonly query?: Readonly<Record<string, string | null>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The request for a shared call, or null while it needs a user or a subject and there is none. */
export function callRequest(call: SharedCallEntry, { query = {}, body }: CallParts, { subject, signedIn }: Caller): OfficeRequest | null {
  if ((call.personal && subject === null) || (call.signedIn && !signedIn)) return null;
  const given = Object.fromEntries(Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null));
  return composeRequest(call, { query: given, body: body ?? null }, subject);
}

/** The request for a call of the shell, which carries nothing and belongs to nobody. */
export function shellRequest(call: ShellCall): OfficeRequest {
  return composeRequest({ ...call, personal: false, signedIn: false }, { query: {}, body: null }, null);
}
