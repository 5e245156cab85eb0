import type { PackEntry } from '../../engine';
import type { OfferedGroup, OfferedService } from './offered-services';

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

/** The rules of a service of which the office says something as well: the stricter one holds. */
export function stricterRules(rules: ServiceRules, offered: OfferedService | null): ServiceRules {
  if (offered === null) return rules;
  return {
    locked: rules.locked || offered.czyChroniona,
    needsPerson: rules.needsPerson || offered.czyWymaganaOsobaFizyczna,
    needsInstitution: rules.needsInstitution || offered.czyWymaganaInstytucja,
  };
}

/** True when a service is for the other kind of subject. */
export function isForOthers({ needsPerson, needsInstitution }: ServiceRules, subject: { readonly czyInstytucja: boolean }): boolean {
  return subject.czyInstytucja ? needsPerson : needsInstitution;
}

/** What the office offers under a number, null when it says nothing of it. */
export function offeredUnder(offered: readonly OfferedGroup[], serviceId: number): OfferedService | null {
  for (const { uslugi } of offered) {
    const found = uslugi.find(({ id, uslugaId }) => (uslugaId ?? id) === serviceId);
    if (found) return found;
  }
  return null;
}
