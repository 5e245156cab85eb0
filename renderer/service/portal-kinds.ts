import type { MoreKinds } from '../../engine';

let more: MoreKinds | undefined;

/** Says which kinds the portal has besides the standard ones. */
export function openKinds(kinds: MoreKinds | undefined): void {
  more = kinds;
}

/** The kinds of the portal for the context of a screen. */
export function portalKinds(): { readonly kinds?: MoreKinds } {
  return more === undefined ? {} : { kinds: more };
}
