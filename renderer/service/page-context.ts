import { type CompiledService, type MoreKinds, readInputs, type ScreenContext, type ServiceInputs, screenContext } from '../../engine';
import { isScreenOf } from '../pack/find-service';
import type { OpenPack } from '../pack/open-pack';
import type { PageUser } from '../session/use-page-user';
import { translatorOf } from '../texts/open-texts';
import { today } from './today';

/** What screens of this pack are drawn from on this page besides definition, inputs and answers. */
export function pageContext(pack: OpenPack, variant: string | null, user: PageUser, day = today(), search?: string): ScreenContext {
  const { index, config, configKnown } = pack;
  const place = { origin: location.origin, address: pageQuery(search), state: handedOver(), variant };
  return screenContext(index, translatorOf(index), {
    today: day,
    config,
    configKnown,
    ...user,
    ...portalKinds(),
    ...place,
    portalDraws,
    isScreen: isScreenOf(index.services),
  });
}

/** State passed by the previous screen. */
function handedOver(): ScreenContext['state'] {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

let more: MoreKinds | undefined;

/** Says which kinds the portal has besides the standard ones. */
export function openKinds(kinds: MoreKinds | undefined): void {
  more = kinds;
}

let portalDraws = false;

/** Says whether the server of this page draws documents. */
export function openDocuments(draws: boolean): void {
  portalDraws = draws;
}

/** The kinds of the portal for the context of a screen. */
export function portalKinds(): { readonly kinds?: MoreKinds } {
  return more === undefined ? {} : { kinds: more };
}

/** The query of an address: this page's, unless another is given. */
function pageQuery(search = location.search): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** What blocks keep in this page's address. The full stop in their names keeps them apart from params. */
export function blocksInAddress(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(pageQuery()).filter(([name]) => name.includes('.')));
}

let read: { readonly service: CompiledService; readonly search: string; readonly inputs: ServiceInputs } | null = null;

/** The inputs that stand in the address of this page: read once, for the calls ahead and for the screen. */
export function pageInputs(service: CompiledService): ServiceInputs {
  const { search } = location;
  if (read?.service !== service || read.search !== search)
    read = { service, search, inputs: readInputs(service.definition, pageQuery(search), portalKinds().kinds) };
  return read.inputs;
}
