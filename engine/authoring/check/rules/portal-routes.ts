import { type Phrase, say } from '../../messages';
import type { CheckedDocument, PackUnderCheck } from '../pack/pack-under-check';
import { placedBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkTreeBlocks, namedTrees } from './content-trees';
import { routesOf } from './identity';

/** Checks the addresses to which the portal leads by itself: that the pack has them, and that none is missing which something needs. */
export function checkPortalRoutes(pack: PackUnderCheck, report: Report): void {
  const { portal } = pack;
  if (!portal || !pack.complete) return;
  for (const need of needs) checkNeed(pack, portal, need, report);
  const { shell } = portal.value;
  const { services, contentPage, cookiePolicy } = shell?.routes ?? {};
  const known = screenRoutes(pack);
  const named = [
    ['/shell/start', shell?.start, 'start-route'],
    ['/shell/routes/services', services, 'shell-route'],
    ['/shell/routes/contentPage/route', contentPage?.route, 'shell-route'],
    ['/shell/routes/cookiePolicy', cookiePolicy, 'shell-route'],
  ] as const;
  for (const [pointer, route, rule] of named) if (route !== undefined) checkRoute(portal, { route, pointer, rule, known }, report);
  for (const { goTo, pointer } of namedTrees(pack))
    checkRoute(portal, { route: goTo, pointer: `${pointer}/goTo`, rule: 'shell-route', known }, report);
  checkTreeBlocks(pack, report);
  if (contentPage) checkHandedName(pack, contentPage, report);
  checkOwnPages(pack, report);
}

/** The addresses of all screens and variants. */
export function screenRoutes({ services, memory }: PackUnderCheck): readonly string[] {
  return memory.same(
    'routes',
    services.flatMap((service) => routesOf(service).map(({ route }) => route)),
  );
}

interface NamedRoute {
  readonly route: string;
  readonly pointer: string;
  readonly rule: 'start-route' | 'shell-route' | 'session-route';
  readonly known: readonly string[];
}

/** Reports an address that no screen has. */
export function checkRoute({ located }: CheckedDocument<unknown>, { route, pointer, rule, known }: NamedRoute, report: Report): void {
  if (known.includes(route)) return;
  report(rule, located.valueSpan(pointer), {
    message: say('no-screen-at', { route }),
    expected: listNames(known),
    got: route,
    suggestion: nearest(route, known),
  });
}

type Portal = CheckedDocument<NonNullable<PackUnderCheck['portal']>['value']>;

/** An address that something else in the pack cannot do without. */
interface Need {
  readonly name: string;
  /** What it is for. */
  readonly words: Phrase;
  isMissing(portal: Portal['value']): boolean;
  isNeeded(pack: PackUnderCheck, portal: Portal['value']): boolean;
}

const needs: readonly Need[] = [
  {
    name: 'shell.routes.services',
    words: say('need-services'),
    isMissing: ({ shell }) => shell?.routes?.services === undefined,
    isNeeded: ({ services }, { session }) => session !== undefined || services.some(({ located }) => leadsToServices(located.value)),
  },
  {
    name: 'shell.routes.contentPage',
    words: say('need-content-page'),
    isMissing: ({ shell }) => shell?.routes?.contentPage === undefined,
    isNeeded: (pack, { shell }) =>
      shell?.menu !== undefined ||
      pack.services.some((service) => placedBlocks(service).some(({ block }) => service.language.authoring[block.block]?.leadsToContent)),
  },
  {
    name: 'shell.routes.serviceBreak',
    words: say('need-service-break'),
    isMissing: ({ shell }) => shell?.routes?.serviceBreak === undefined,
    isNeeded: (_pack, { shell }) => shell?.configuration !== undefined,
  },
  {
    name: 'shell.routes.maintenance',
    words: say('need-maintenance'),
    isMissing: ({ shell }) => shell?.routes?.maintenance === undefined,
    isNeeded: (_pack, { shell }) => shell?.status !== undefined,
  },
  {
    name: 'session.loginFailed',
    words: say('need-login-failed'),
    isMissing: ({ session }) => session?.loginFailed === undefined,
    isNeeded: (_pack, { session }) => session?.exchange !== undefined,
  },
];

function checkNeed(pack: PackUnderCheck, { value, located }: Portal, need: Need, report: Report): void {
  if (!need.isMissing(value) || !need.isNeeded(pack, value)) return;
  report('missing-route', located.keySpan(need.name.startsWith('session') ? '/session' : value.shell === undefined ? '' : '/shell'), {
    message: say('portal-lacks-route', { name: need.name, reason: need.words }),
    expected: need.name,
  });
}

function leadsToServices(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(leadsToServices);
  if (typeof value !== 'object' || value === null) return false;
  if ('goTo' in value && value.goTo === 'services') return true;
  return Object.values(value).some(leadsToServices);
}

function checkHandedName(
  { services, portal }: PackUnderCheck,
  { route, file }: { readonly route: string; readonly file: string },
  report: Report,
): void {
  const screen = services.find((service) => routesOf(service).some((own) => own.route === route));
  const handed = Object.keys(screen?.definition.state ?? {});
  if (!screen || !portal || handed.includes(file)) return;
  report('shell-route', portal.located.valueSpan('/shell/routes/contentPage/file'), {
    message: say('screen-lacks-state', { screen: screen.slug, state: file }),
    expected: listNames(handed),
    got: file,
    suggestion: nearest(file, handed),
  });
}

/** The pages that the portal draws itself stand at addresses of their own. */
function checkOwnPages(pack: PackUnderCheck, report: Report): void {
  const { portal } = pack;
  const { serviceBreak, maintenance } = portal?.value.shell?.routes ?? {};
  const taken = ['/', ...screenRoutes(pack)];
  for (const [name, route] of Object.entries({ serviceBreak, maintenance })) {
    if (portal && route !== undefined) {
      if (taken.includes(route))
        report('duplicate-route', portal.located.valueSpan(`/shell/routes/${name}`), {
          message: say('address-of-own-page', { route }),
          expected: say('another-address'),
          got: route,
        });
      taken.push(route);
    }
  }
}
