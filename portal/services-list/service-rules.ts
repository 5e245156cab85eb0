import type { PackEntry } from '../../engine';
import type { OfferedGroup, OfferedService } from '../answers/offered-services';

/** For whom a service is. */
export interface ServiceRules {
  /** Available after login only. */
  readonly locked: boolean;
  readonly needsPerson: boolean;
  readonly needsInstitution: boolean;
}

/** What the pack says of an entry. */
export function rulesOfEntry({ protected: locked, subject }: Pick<PackEntry, 'protected' | 'subject'>): ServiceRules {
  return { locked: locked === true, needsPerson: subject === 'person', needsInstitution: subject === 'institution' };
}

/** The access rules of a service, from pack and office; the stricter one wins. */
export function stricterRules(rules: ServiceRules, offered: OfferedService | null): ServiceRules {
  if (offered === null) return rules;
  return {
    locked: rules.locked || offered.locked,
    needsPerson: rules.needsPerson || offered.needsPerson,
    needsInstitution: rules.needsInstitution || offered.needsInstitution,
  };
}

/** True when a service is for the other kind of subject. */
export function isForOthers({ needsPerson, needsInstitution }: ServiceRules, subject: { readonly institution: boolean }): boolean {
  return subject.institution ? needsPerson : needsInstitution;
}

/** What the office offers under a number, null when it says nothing of it. */
export function offeredUnder(offered: readonly OfferedGroup[], serviceId: number): OfferedService | null {
  return offered.flatMap(({ services }) => services).find((service) => service.serviceId === serviceId) ?? null;
}
