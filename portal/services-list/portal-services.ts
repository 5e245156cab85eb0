import type { PackEntry, PlannedBreak } from '../../engine';
import { rulesOfEntry, type ServiceRules } from './service-rules';

/** A service that the portal can show: an entry of the pack, or a variant of one that has a number of its own. */
export interface PortalService extends ServiceRules {
  readonly slug: string;
  readonly title: string;
  /** Group of the pack. */
  readonly group: string;
  readonly route: string;
  readonly serviceId: number | null;
  readonly breaks?: readonly PlannedBreak[];
}

/** The services of a pack in their order, without screens of the shell and without those that a configuration flag turns off. */
export function portalServices(entries: readonly PackEntry[], config: Readonly<Record<string, unknown>>): PortalService[] {
  return entries.flatMap((entry) => {
    if (entry.group === undefined || (entry.flag !== undefined && config[entry.flag] !== true)) return [];
    const service: PortalService = {
      slug: entry.slug,
      title: entry.title,
      group: entry.group,
      route: entry.route,
      serviceId: entry.serviceId ?? null,
      ...rulesOfEntry(entry),
      ...(entry.breaks && { breaks: entry.breaks }),
    };
    const variants = (entry.variants ?? []).filter(({ serviceId }) => serviceId !== undefined);
    return [service, ...variants.map(({ route, title, serviceId }) => ({ ...service, route, title, serviceId: serviceId ?? null }))];
  });
}
