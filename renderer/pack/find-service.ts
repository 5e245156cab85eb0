import { leadsToScreen, type PackEntry } from '../../engine';

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

/** Finds the service, or the variant of one, that lives at an address; a slash at the end does not matter. */
export function findService(services: readonly PackEntry[], path: string): FoundService | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const entry of services) {
    if (entry.route === address) return { entry, title: entry.title, variant: null, serviceId: entry.serviceId ?? null };
    const variant = entry.variants?.find(({ route }) => route === address);
    if (variant) return { entry, title: variant.title, variant: variant.id, serviceId: variant.serviceId ?? entry.serviceId ?? null };
  }
  return null;
}

const known = new WeakMap<readonly PackEntry[], ReturnType<typeof leadsToScreen>>();

/** Tells which addresses are screens of a pack; made once for each pack, so that what is drawn with it stays the same. */
export function isScreenOf(services: readonly PackEntry[]): ReturnType<typeof leadsToScreen> {
  const isScreen = known.get(services) ?? leadsToScreen(services);
  known.set(services, isScreen);
  return isScreen;
}
