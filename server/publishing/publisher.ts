import { existsSync, type FSWatcher, watch } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Compilation, createDefinitionsCompiler, type DefinitionsFolder } from './compile-definitions';
import { folderMark, readAsset } from './folder-mark';
import { openPack, type PublishedPack } from './published-pack';

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
  /** Tells the operator, in several lines. */
  readonly tell: (text: string) => void;
  /** True watches the folder. */
  readonly watch: boolean;
}

// Editors write a file in several steps; the pause waits for the last one.
const pause = 40;
// Events of a network folder or of a replaced directory can be lost, so the folder is looked over now and then.
const sweep = 2_000;
const keptPacks = 50;

/** Compiles the folder once and, when asked, watches it from then on. */
export function createPublisher({ folder, read, tell, watch: watching }: PublisherOptions): Publisher {
  const compile = createDefinitionsCompiler();
  const listeners = new Set<(event: PublisherEvent) => void>();
  const packs: PublishedPack[] = [];
  let folders: readonly string[] = [folder];
  let compilation: Compilation = { ok: false, report: '' };
  let mark = '';

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
    mark = safely(() => folderMark(folders), '');
    compilation = compileFolder();
    if (compilation.report !== null) tell(compilation.report);
    if (!compilation.ok) {
      send({ event: 'problems', report: compilation.report });
      return;
    }
    const { pack } = compilation;
    if (packs[0]?.version !== pack.version) {
      packs.unshift(openPack(pack));
      packs.splice(keptPacks);
    }
    send({ event: 'pack', version: pack.version });
  };
  const send = (event: PublisherEvent) => {
    for (const listener of listeners) listener(event);
  };

  publish();
  const stop = watching
    ? watchFolders(
        () => folders,
        () => mark,
        publish,
      )
    : () => undefined;
  return {
    current: () => packs[0] ?? null,
    problems: () => (compilation.ok ? null : compilation.report),
    openApi: () => (compilation.ok ? compilation.openApi : null),
    file: (name) => packs.find((pack) => pack.files.has(name))?.files.get(name) ?? null,
    asset: (name) => safely(() => readAsset(folders, name), null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

/** Calls back after changes, once for a burst of them. Returns how to stop. */
function watchFolders(folders: () => readonly string[], mark: () => string, changed: () => void): () => void {
  const ended = new AbortController();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | null = null;
  const check = () => {
    timer = null;
    if (safely(() => folderMark(folders()), '') !== mark()) changed();
  };
  const soon = () => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(check, pause);
  };
  const attach = () => {
    for (const folder of folders()) {
      if (watchers.has(folder) || !existsSync(folder)) continue;
      const watcher = watch(folder, { recursive: true }, soon);
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher);
    }
  };
  const look = async () => {
    for (;;) {
      safely(attach, undefined);
      await delay(sweep, undefined, { signal: ended.signal, ref: false });
      if (!timer) check();
    }
  };
  look().catch(() => undefined);
  return () => {
    ended.abort();
    if (timer) clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** Files come and go under a running server; what cannot be read now is read at the next change. */
function safely<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return otherwise;
    throw error;
  }
}
