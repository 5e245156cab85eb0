import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { routeOfService } from '../../../pack/service-route';
import { resolveCalls } from '../../compile';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import type { SourceFile } from '../../parse/source-file';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import type { LaidService } from './lay-service';
import { startOf } from './layer';

/** What of portal.json the choice is read from. */
interface ChoosingPortal {
  readonly value: PortalDefinition;
  readonly located: LocatedJson;
}

/** What the layers below a folder offer it. */
interface Offer {
  readonly height: number;
  readonly services: ReadonlyMap<string, LaidService>;
}

/** Slugs of services below that a layer leaves out by `services` of its portal.json. A name that the layers below do not have is an error. */
export function leftOutServices(
  portal: ChoosingPortal | null | undefined,
  { height, services }: Offer,
  report: Report,
): ReadonlySet<string> {
  const { only, except } = portal?.value.services ?? {};
  const offered = [...services.values()].filter(({ isScreen }) => !isScreen).map(({ slug }) => slug);
  const named = Object.entries({ only, except }).flatMap(([list, slugs]) => (slugs ?? []).map((slug, index) => ({ list, slug, index })));
  for (const { list, slug, index } of named) {
    if (offered.includes(slug) || !portal) continue;
    report('unknown-service', portal.located.valueSpan(`/services/${list}/${index}`), {
      message: height > 0 ? say('no-base-service', { service: slug }) : say('nothing-to-choose-from'),
      expected: listNames(offered),
      got: slug,
      suggestion: nearest(slug, offered),
    });
  }
  return new Set(only === undefined ? except : offered.filter((slug) => !only.includes(slug)));
}

/**
 * Tells the screens that a portal without accounts has no use for: those that only a signed-in user may open, those that ask about one, the
 * addresses of the session, and what leads to one of them when it lacks its own. With accounts it tells none.
 */
export function accountScreens(portal: PortalDefinition | null, calls: CallTable | null): (definition: ServiceDefinition) => boolean {
  if (portal?.accounts !== false) return () => false;
  const routes = new Set(Object.values(portal.session ?? {}).flat());
  return (definition) =>
    definition.access?.protected === true ||
    routes.has(routeOfService(definition)) ||
    Object.values(definition.address ?? {}).some(({ otherwise }) => otherwise !== undefined && routes.has(otherwise)) ||
    Object.values(resolveCalls(definition, calls ?? { calls: {} }).sources ?? {}).some((source) => source.personal || source.signedIn);
}

/** Says that nothing reads a file that changes a service which is left out. */
export function reportUnread({ file }: SourceFile, slug: string, report: Report): void {
  report('left-out-service', startOf(file), {
    message: say('left-out-service', { service: slug }),
    expected: say('taken-over-or-own-service'),
    got: slug,
  });
}
