import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { routesOf } from './identity';
import { checkRoute, screenRoutes } from './portal-routes';

const screens = ['login', 'home', 'start', 'resetPassword', 'newPassword', 'officeActivation', 'loginFailed', 'stopReminders'] as const;
const lists = ['restrictedRoutes', 'ownAnswers'] as const;

/** Checks what portal.json says of accounts. */
export function checkSession(pack: PackUnderCheck, report: Report): void {
  const { portal, services } = pack;
  if (!portal || !pack.complete) return;
  const { session } = portal.value;
  if (!session) {
    for (const guarded of services.filter(({ definition }) => definition.access?.protected === true))
      report('protected-without-session', guarded.located.keySpan('/access/protected'), {
        message: say('protected-without-session'),
        expected: say('session-in-portal'),
      });
    return;
  }
  const known = screenRoutes(pack);
  const check = (route: string, pointer: string) => checkRoute(portal, { route, pointer, rule: 'session-route', known }, report);
  for (const name of screens) if (session[name] !== undefined) check(session[name], `/session/${name}`);
  for (const name of lists)
    for (const [index, route] of (session[name] ?? []).entries()) check(route, childPointer(`/session/${name}`, index));
  checkProviders(pack, session.providers ?? [], report);
  checkRestricted(pack, session.restrictedRoutes ?? [], report);
}

function checkProviders({ portal, surroundings: { logins = [] } }: PackUnderCheck, named: readonly string[], report: Report): void {
  for (const [index, key] of named.entries()) {
    if (!portal || logins.includes(key)) continue;
    report('login-provider', portal.located.valueSpan(childPointer('/session/providers', index)), {
      message: say('no-login-provider', { provider: key }),
      expected: logins.length === 0 ? say('list-of-login-providers') : listNames(logins),
      got: key,
      suggestion: nearest(key, logins),
    });
  }
}

function checkRestricted({ services, portal }: PackUnderCheck, listed: readonly string[], report: Report): void {
  for (const service of services) {
    const { access } = service.definition;
    if (access?.protected !== true) continue;
    for (const { route } of routesOf(service)) {
      const isListed = listed.includes(route);
      if (access.restricted === true && !isListed)
        report('restricted-route', service.located.keySpan('/access/restricted'), {
          message: say('restricted-not-listed', { route }),
          expected: say('address-in-restricted-routes'),
        });
      if (access.restricted !== true && isListed && portal)
        report('restricted-route', portal.located.valueSpan(`/session/restrictedRoutes/${listed.indexOf(route)}`), {
          message: say('restricted-not-allowed', { route }),
          expected: say('access-restricted'),
        });
    }
  }
}
