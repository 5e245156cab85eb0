import type { Surroundings } from '../../engine/authoring';
import { type Compilation, createDefinitionsCompiler, type DefinitionsFolder } from './compile-definitions';
import { openPack, type PublishedPack } from './published-pack';
import { readAsset } from './read-asset';
import { watchFolders } from './watch-folders';

/** What happened to the definitions while the office runs. */
export type PublisherEvent = { readonly event: 'pack'; readonly version: string } | { readonly event: 'problems'; readonly report: string };

/** Keeps the pack of a definitions folder published: compiles it again when a file changes, and keeps the last good one. */
export interface Publisher {
  /** The last good pack, null when there was none yet. */
  current(): PublishedPack | null;
  /** What is wrong with the definitions as they are now, null when nothing is. */
  problems(): string | null;
  openApi(): string | null;
  /** A file of this or an earlier pack, for browsers that opened the portal before. */
  file(name: string): string | null;
  /** An SVG file of the folder `assets`. */
  asset(name: string): Uint8Array | null;
  subscribe(listener: (event: PublisherEvent) => void): () => void;
  close(): void;
}

interface PublisherOptions {
  readonly folder: string;
  /** Reads a definitions folder; it throws an error whose message says why it cannot be read. */
  readonly read: (folder: string) => DefinitionsFolder;
  /** What the definitions may rely on besides their own files. */
  readonly surroundings: Surroundings;
  /** Tells the operator, in several lines. */
  readonly tell: (text: string) => void;
  /** True watches the folder. */
  readonly watch: boolean;
}

const keptPacks = 50;

/** Compiles the folder once and, when asked, watches it from then on. */
export function createPublisher({ folder, read, surroundings, tell, watch: watching }: PublisherOptions): Publisher {
  const compile = createDefinitionsCompiler(surroundings);
  const listeners = new Set<(event: PublisherEvent) => void>();
  const packs: PublishedPack[] = [];
  let folders: readonly string[] = [folder];
  let compilation: Compilation = { ok: false, report: '' };

  const compileFolder = (): Compilation => {
    try {
      const definitions = read(folder);
      folders = definitions.base ? [folder, definitions.base.folder] : [folder];
      return compile(definitions);
    } catch (error) {
      // A folder that cannot be read now, or a fault of the compiler: either way the last good pack stays.
      return { ok: false, report: error instanceof Error ? error.message : String(error) };
    }
  };
  const publish = () => {
    compilation = compileFolder();
    if (compilation.report !== null) tell(compilation.report);
    if (!compilation.ok) {
      send({ event: 'problems', report: compilation.report });
      return;
    }
    const { pack } = compilation;
    if (packs[0]?.version !== pack.version) {
      packs.unshift(openPack(pack, surroundings.kinds));
      packs.splice(keptPacks);
    }
    send({ event: 'pack', version: pack.version });
  };
  const send = (event: PublisherEvent) => {
    for (const listener of listeners) listener(event);
  };

  publish();
  const stop = watching ? watchFolders(() => folders, publish) : () => undefined;
  return {
    current: () => packs[0] ?? null,
    problems: () => (compilation.ok ? null : compilation.report),
    openApi: () => (compilation.ok ? compilation.openApi : null),
    file: (name) => packs.find((pack) => pack.files.has(name))?.files.get(name) ?? null,
    asset: (name) => readAsset(folders, name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}
