import { breakOn, type PackEntry } from '../../engine';
import { servicesUnderMaintenance } from '../answers/configuration';
import type { OfferedGroup } from '../answers/offered-services';
import { isForOthers, offeredUnder, rulesOfEntry, stricterRules } from '../services-list/service-rules';
import type { Session } from './session';

/** What a visitor may do with the screen at an address. */
export type RouteAccess =
  | 'open'
  /** Not known yet: subject or configuration are still loading. */
  | 'wait'
  /** Log in first, and come back here. */
  | 'login'
  /** It is for the other kind of subject. */
  | 'no-access'
  /** The account is restricted: its person must be verified first. */
  | 'unverified'
  /** The office has not switched it on. */
  | 'off'
  /** The office says that the service has a technical break. */
  | 'break'
  /** A planned break of the service is on. */
  | 'planned-break';

/** The screen at an address: an entry of the pack, or a variant of one. */
export interface RoutedScreen {
  readonly entry: Pick<PackEntry, 'protected' | 'subject' | 'restricted' | 'flag' | 'breaks'>;
  /** Number under which the office knows it, null for a screen that it does not offer as a service. */
  readonly serviceId: number | null;
}

/** What the decision needs of what the office says. */
export interface AccessFacts {
  readonly session: Session;
  readonly config: Readonly<Record<string, unknown>>;
  /** False while the office has not answered about its configuration. */
  readonly configKnown: boolean;
  /** False while it is worth waiting for the list of technical breaks before somebody is sent to the login for nothing. */
  readonly breaksKnown: boolean;
  /** The services that the office offers; null while they are loading and if they could not be loaded. */
  readonly offered: readonly OfferedGroup[] | null;
  /** When the screen was asked for, in milliseconds since 1970. Null where planned breaks are only told: in a preview. */
  readonly moment: number | null;
}

/**
 * Decides whether a screen may be opened, by whatever way. A stored token is enough to open it, because the office checks each call. Of the
 * rules of pack and office the stricter one wins.
 */
export function routeAccess(
  { entry, serviceId }: RoutedScreen,
  { session, config, configKnown, breaksKnown, offered, moment }: AccessFacts,
): RouteAccess {
  if (entry.flag !== undefined && config[entry.flag] !== true) return configKnown ? 'off' : 'wait';
  const rules = stricterRules(rulesOfEntry(entry), serviceId === null || offered === null ? null : offeredUnder(offered, serviceId));
  const isBroken = serviceId !== null && servicesUnderMaintenance(config).includes(serviceId);
  const rests = moment !== null && breakOn(entry.breaks, moment) !== null;
  if (session.kind === 'signed-in') {
    if (session.subject !== null && isForOthers(rules, session.subject)) return 'no-access';
    if (isBroken) return 'break';
    if (rests) return 'planned-break';
    const isForOne = rules.needsPerson || rules.needsInstitution;
    const isSubjectToCome = session.subjects === null && !session.accountFailed;
    return isForOne && rules.locked && isSubjectToCome ? 'wait' : 'open';
  }
  if (isBroken) return 'break';
  if (rests) return 'planned-break';
  if (!rules.locked) return 'open';
  if (session.kind === 'restricted') return entry.restricted === true ? 'open' : 'unverified';
  return serviceId === null || breaksKnown ? 'login' : 'wait';
}
