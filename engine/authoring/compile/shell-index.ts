import type { Text } from '../../language/language.generated';
import type { ShellRoutes } from '../../language/portal.generated';
import type { ContentTree, PackEntry, PackIndex, PortalRoutes, ShellCall, ShellCalls } from '../../pack/pack-index';
import { leadsToScreen } from '../../pack/service-route';
import type { LoadedPack } from '../source/loaded-pack';
import { plannedBreaks } from './planned-breaks';
import { asksOnly } from './resolve-calls';
import { callPlace } from './session-index';

/** What of the shell of portal.json names calls. */
export const shellCalls = ['status', 'configuration', 'menu', 'visitCounter', 'services'] as const satisfies readonly (keyof ShellCalls)[];

// Where the portal's own pages lie in a pack that does not say it: no screen can have such an address.
const serviceBreak = '/-/break';
const maintenance = '/-/maintenance';

/**
 * What the index of a pack says of the shell. `word` gives the words of a text of portal.json by its key; `services` are the screens in
 * their order.
 */
export function shellIndex(
  { portal, calls }: LoadedPack,
  services: readonly PackEntry[],
  word: (text: Text | undefined, key: string) => string,
): PackIndex['shell'] {
  const callOf = (id: string | undefined): ShellCall | null => {
    const call = id !== undefined && Object.hasOwn(calls.calls, id) ? calls.calls[id] : undefined;
    const { method = 'GET' } = call ?? {};
    return call !== undefined && asksOnly(method) ? { ...callPlace(call), method } : null;
  };
  const found = shellCalls.flatMap((name): [keyof ShellCalls, ShellCall][] => {
    const call = callOf(portal.shell?.[name]);
    return call === null ? [] : [[name, call]];
  });
  // An item whose screen is left out would lead nowhere; the checker names it.
  const isScreen = leadsToScreen(services);
  const leadsSomewhere = ({ goTo }: { readonly goTo: unknown }) => typeof goTo !== 'string' || !goTo.startsWith('/') || isScreen(goTo);
  const trees = (portal.shell?.contentTrees ?? []).flatMap(({ id, call: name, goTo, block }): readonly ContentTree[] => {
    const call = callOf(name);
    return call !== null && isScreen(goTo) ? [{ id, call, route: goTo, block }] : [];
  });
  const linksOf = (part: 'footer' | 'tasks') =>
    (portal[part] ?? [])
      .filter(leadsSomewhere)
      .flatMap(({ id, label, goTo }) => (typeof goTo === 'string' ? [{ id, label: word(label, `${part}.${id}.label`), goTo }] : []));
  return {
    calls: Object.fromEntries(found),
    ...(trees.length > 0 && { contentTrees: trees }),
    start: portal.shell?.start ?? portal.shell?.routes?.services ?? services[0]?.route ?? '/',
    routes: portalRoutes(portal.shell?.routes ?? {}),
    footer: linksOf('footer'),
    ...(portal.tasks && { tasks: linksOf('tasks') }),
    menu: (portal.menu ?? []).filter(leadsSomewhere).map(({ id, label, goTo, position, visible }) => ({
      id,
      label: word(label, `menu.${id}.label`),
      goTo,
      position,
      visible: visible ?? true,
    })),
    ...plannedBreaks(portal.breaks, ({ id, reason }) => word(reason, `breaks.${id}.reason`)),
  };
}

function portalRoutes(named: ShellRoutes): PortalRoutes {
  return {
    services: named.services ?? '/',
    contentPage: named.contentPage ?? null,
    cookiePolicy: named.cookiePolicy ?? null,
    serviceBreak: named.serviceBreak ?? serviceBreak,
    maintenance: named.maintenance ?? maintenance,
  };
}
