import type { DefinitionFiles } from './loaded-pack';
import { currentVersion } from './version';

/** A definitions folder that lies under another one. */
export interface BaseLayer {
  /** What places in its files begin with, for example `okienko`. Each layer of a pack has another name. */
  readonly name: string;
  readonly files: DefinitionFiles;
}

/** What a definitions folder extends: county or vendor, and below them the base pack. */
export interface BaseLayers {
  /** From the folder that is extended down to the one that extends no other. */
  readonly layers: readonly BaseLayer[];
  /** Why the `extends` of the lowest folder leads no further; null when it says none. */
  readonly lack: 'missing' | 'circle' | null;
}

/** Nothing lies under a pack of its own. */
export const noLayers: BaseLayers = { layers: [], lack: null };

/** Folder that the portal.json of an overlay extends, null for a pack of its own. */
export function extendsOf(portal: unknown): string | null {
  return typeof portal === 'object' && portal !== null && 'extends' in portal && typeof portal.extends === 'string' ? portal.extends : null;
}

/** The base pack that comes with this program, in the words of `extends`. */
export const standardBase = `okienko@${currentVersion}`;

/** Whether `extends` names the base pack that comes with this program, and in which version: `okienko@2`. Null for the path of a folder. */
export function standardBaseIn(extended: string): { readonly version: number | null } | null {
  const [whole, version] = /^okienko(?:@(\d{1,6}))?$/.exec(extended) ?? [];
  return whole === undefined ? null : { version: version === undefined ? null : Number(version) };
}
