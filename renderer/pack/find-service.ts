import type { PackEntry } from '../../engine';

/** Address of the services list. */
export const servicesRoute = '/lista-uslug';

/** Address of the page of a service that has a technical break. */
export const serviceBreakRoute = '/usluga-przerwa-techniczna';

/** A service found by its address. */
export interface FoundService {
  readonly entry: PackEntry;
  /** Heading of the screen at this address. */
  readonly title: string;
  /** Id of the variant whose address this is, null for the service's own. */
  readonly variant: string | null;
  /** Number under which the office knows what is at this address, null for a screen that it does not offer. */
  readonly serviceId: number | null;
}

/** Address of a service's screen. */
export function serviceRoute(entry: Pick<PackEntry, 'slug' | 'route'>): string {
  return entry.route ?? `/uslugi/${entry.slug}`;
}

/** Finds the service, or the variant of one, that lives at an address; a slash at the end does not matter. */
export function findService(services: readonly PackEntry[], path: string): FoundService | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const entry of services) {
    if (serviceRoute(entry) === address) return { entry, title: entry.title, variant: null, serviceId: entry.serviceId ?? null };
    const variant = entry.variants?.find(({ route }) => route === address);
    if (variant) return { entry, title: variant.title, variant: variant.id, serviceId: variant.serviceId ?? entry.serviceId ?? null };
  }
  return null;
}
