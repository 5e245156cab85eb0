import type { CallTable, SharedCall } from '../../language/calls.generated';
import type { OfficeCallPlace, SessionIndex, SharedCallEntry } from '../../pack/pack-index';
import type { LoadedPack } from '../source/loaded-pack';
import { answerReading, sendingOf } from './answer-readings';

/** What of the session of portal.json names calls. */
export const sessionCalls = [
  'user',
  'subjects',
  'extend',
  'logOut',
  'exchange',
] as const satisfies readonly (keyof SessionIndex['calls'])[];

/** What the index of a pack says of accounts, null when the pack has none. */
export function sessionIndex({ portal, calls }: LoadedPack): SessionIndex | null {
  const { session } = portal;
  if (!session) return null;
  const found = sessionCalls.flatMap((name): [string, SharedCallEntry][] => {
    const id = session[name];
    const call = id === undefined ? null : sharedCall(calls, id);
    return call ? [[name, call]] : [];
  });
  return {
    calls: Object.fromEntries(found),
    login: session.login,
    home: session.home,
    ...(session.start !== undefined && { start: session.start }),
    resetPassword: session.resetPassword ?? null,
    newPassword: session.newPassword ?? null,
    officeActivation: session.officeActivation ?? null,
    loginFailed: session.loginFailed ?? null,
    ...(session.stopReminders !== undefined && { stopReminders: session.stopReminders }),
    ...(session.providers && { providers: session.providers }),
    restrictedRoutes: session.restrictedRoutes ?? [],
    ownAnswers: session.ownAnswers ?? [],
    tokenOn: session.tokenOn ?? 'protected-screens',
  };
}

/** A call of calls.json as the browser needs it, null when there is none of that id. */
export function sharedCall({ calls }: CallTable, id: string): SharedCallEntry | null {
  const call = Object.hasOwn(calls, id) ? calls[id] : undefined;
  if (!call) return null;
  const { method = 'GET', personal = false, signedIn = false } = call;
  return { ...callPlace(call), method, personal, signedIn: signedIn || personal };
}

/** Where a shared call goes, and how its answer is read. */
export function callPlace({ endpoint, office, answer, send }: SharedCall): OfficeCallPlace {
  return {
    endpoint,
    ...(office !== undefined && { office }),
    ...(answer !== undefined && { reading: answerReading(answer) }),
    ...(send && { sending: sendingOf(send) }),
  };
}
