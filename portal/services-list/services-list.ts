import type { PackIndex } from '../../engine';
import type { OfferedGroup, OfferedService } from '../answers/offered-services';
import { type PortalService, portalServices } from './portal-services';
import { type ListVisitor, type ServiceAccess, serviceAccess } from './service-access';
import { stricterRules } from './service-rules';

/** A service in the list. */
export interface ListedService {
  /** Tells it apart from every other entry of the list. */
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly route: string;
  /** True: available after login only. */
  readonly locked: boolean;
  readonly access: ServiceAccess;
}

/** A group of the list; it is never empty. */
export interface ListedGroup {
  readonly key: string;
  readonly title: string;
  readonly services: readonly ListedService[];
}

/** What a list of services is made from. `offered` is the office's answer, null while there is none. */
export interface ServicesListInput {
  readonly pack: Pick<PackIndex, 'services' | 'groups'>;
  readonly offered: readonly OfferedGroup[] | null;
  readonly config: Readonly<Record<string, unknown>>;
  readonly visitor: ListVisitor;
}

interface Group {
  readonly title: string;
  readonly services: readonly PortalService[];
}

/**
 * The list of services. When the office has answered, names, groups and order are its own, an entry whose number the portal does not know
 * is skipped, and services of the pack without a number, which no office can name, follow in the group of the same title. Without an
 * answer everything comes from the pack. A service is protected when either side says so.
 */
export function buildServicesList({ pack, offered, config, visitor }: ServicesListInput): ListedGroup[] {
  const known = portalServices(pack.services, config);
  const own = pack.groups.map(({ id, title }) => ({ title, services: known.filter(({ group }) => group === id) }));
  const groups = offered === null ? own : mergeGroups(offered, known, own);
  return groups.flatMap(({ title, services }, index) => {
    const key = `${index}-${title}`;
    const listed = services.map((service, place) => listedService(service, `${key}-${place}`, visitor));
    return listed.length === 0 ? [] : [{ key, title, services: listed }];
  });
}

/** The services of a list that a visitor can open only because they are signed in; none for a visitor. */
export function ownServices(groups: readonly ListedGroup[]): readonly ListedService[] {
  return groups.flatMap(({ services }) => services.filter(({ locked, access }) => locked && access === 'open'));
}

function mergeGroups(offered: readonly OfferedGroup[], known: readonly PortalService[], own: readonly Group[]): Group[] {
  const numbered = new Map(known.flatMap((service) => (service.serviceId === null ? [] : [[service.serviceId, service] as const])));
  const merged: Group[] = offered.map(({ title, services }) => ({
    title,
    services: services.flatMap((entry) => {
      const service = numbered.get(entry.serviceId);
      return service ? [mergeService(service, entry)] : [];
    }),
  }));
  return own.reduce((groups, { title, services }) => addUnnumbered(groups, title, services), merged);
}

function mergeService(service: PortalService, entry: OfferedService): PortalService {
  return {
    ...service,
    title: entry.title,
    ...stricterRules(service, entry),
  };
}

function addUnnumbered(groups: readonly Group[], title: string, services: readonly PortalService[]): Group[] {
  const more = services.filter(({ serviceId }) => serviceId === null);
  if (more.length === 0) return [...groups];
  const place = groups.findIndex((group) => group.title === title);
  if (place < 0) return [...groups, { title, services: more }];
  return groups.map((group, index) => (index === place ? { title, services: [...group.services, ...more] } : group));
}

function listedService(service: PortalService, key: string, visitor: ListVisitor): ListedService {
  const { slug, title, route, locked } = service;
  return { key, slug, title, route, locked, access: serviceAccess(service, visitor) };
}
