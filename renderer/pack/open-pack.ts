import type { Language, PackIndex } from '../../engine';

/** A pack that the page shows: its index in one language, with the texts of the shell. */
export interface OpenPack {
  readonly index: PackIndex;
  /** Flags and settings: the office's once they are known, until then those of the pack. */
  readonly config: Readonly<Record<string, unknown>>;
  /** False while the office has not answered about them. */
  readonly configKnown: boolean;
}

/** Which pack the page shows now. `failed` only before the first one: later failures keep the pack that is there. */
export type PackState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly pack: OpenPack };

/** Name of a service's chunk below `/pack/`. */
export function chunkName(slug: string, language: Language, hash: string): string {
  return `${slug}.${language}.${hash}.json`;
}

/** Name of what the search knows, below `/pack/`. */
export function searchName(language: Language, hash: string): string {
  return `search.${language}.${hash}.json`;
}

/** Address of a file that the pack brings along, such as the coat of arms. */
export function assetAddress(packBase: string, file: string): string {
  return `${packBase}/assets/${file}`;
}
