import type { Surroundings } from '../../engine/authoring';
import type { Compilation, DefinitionsFolder } from './compile-definitions';
import { type PublishedLayer, pictureOf, withLayer } from './layer-over';
import type { PackFile } from './pack-files';
import type { MadePack, PackKeeper } from './pack-keeper';
import { openPack, type PublishedPack } from './published-pack';
import { readAsset } from './read-asset';
import { type SharedPublishing, sharePublishing } from './shared-publishing';

/** What happened to the definitions while the office runs. */
export type PublisherEvent = { readonly event: 'pack'; readonly version: string } | { readonly event: 'problems'; readonly report: string };

/** Keeps the pack of a definitions folder published: compiles it again when a file changes, and keeps the last good one. */
export interface Publisher {
  /** The last good pack, null when there was none yet. */
  current(): PublishedPack | null;
  /** When the current pack was compiled, maybe by an earlier process, as an ISO 8601 instant. Null when there is none. */
  made(): string | null;
  /** What is wrong with the definitions as they are now, null when nothing is. */
  problems(): string | null;
  /** Describes the calls of the current pack. */
  openApi(): string | null;
  /** A file of this or an earlier pack, for browsers that opened the portal before. */
  file(name: string): PackFile | null;
  /** A picture of the folder `assets`. */
  asset(name: string): Uint8Array | null;
  subscribe(listener: (event: PublisherEvent) => void): () => void;
  /** The definitions folder as it is now, without the layer over it; it throws as `read` does. */
  ground(): DefinitionsFolder;
  /** Compiles again, because the layer has changed. */
  refresh(): void;
  /** Stops watching, and waits until the last pack is kept. */
  close(): Promise<void>;
}

interface PublisherOptions {
  readonly folder: string;
  /** Reads a definitions folder; it throws an error whose message says why it cannot be read. */
  readonly read: (folder: string) => DefinitionsFolder;
  /** What the definitions may rely on besides their own files. */
  readonly surroundings: Surroundings;
  /** What other publishers of the process use too; by default this one shares nothing. */
  readonly shared?: SharedPublishing;
  /** What lies over the folder. */
  readonly layer?: PublishedLayer;
  /** Keeps the pack for the next start; without it nothing outlives the process. */
  readonly keeper?: PackKeeper;
  readonly now?: () => Date;
  /** Tells the operator, in several lines. */
  readonly tell: (text: string) => void;
  /** True watches the folder. */
  readonly watch: boolean;
}

const keptPacks = 50;

/** Publishes the folder's pack and, when asked, watches the folder from then on. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { folder, read, surroundings, layer, keeper, now = () => new Date(), tell, watch: watching } = options;
  const shared = options.shared ?? sharePublishing(surroundings);
  const { compile, files, folders } = shared;
  const listeners = new Set<(event: PublisherEvent) => void>();
  const packs: PublishedPack[] = [];
  let published: MadePack | null = null;
  let problems: string | null = null;
  let watched: readonly string[] = [folder];

  // A folder that cannot be read now, or a fault of the compiler, is a failed compilation too: the last good pack stays.
  const attempt = <Value>(step: () => Value): Value | { readonly ok: false; readonly report: string } => {
    try {
      return step();
    } catch (error) {
      return { ok: false, report: error instanceof Error ? error.message : String(error) };
    }
  };
  const publish = () => {
    const definitions = attempt(() => withLayer(read(folder), layer?.current() ?? {}));
    if ('report' in definitions) return keepLast(definitions.report, null);
    watched = definitions.folders;
    const same = keeper?.sameAs(definitions) ?? null;
    if (same) return replace(same);
    const compilation: Compilation = attempt(() => compile(definitions));
    if (!compilation.ok) return keepLast(compilation.report, definitions);
    const { pack, openApi, report } = compilation;
    const held = { ...pack, files: files.share(pack.files) };
    const made = { pack: held, openApi, report, made: now().toISOString(), folders: watched };
    replace(made);
    keeper?.keep(made, definitions);
  };
  const replace = (made: MadePack) => {
    problems = null;
    if (made.report !== null) tell(made.report);
    open(made);
    send({ event: 'pack', version: made.pack.version });
  };
  const keepLast = (report: string, definitions: DefinitionsFolder | null) => {
    problems = report;
    tell(report);
    const kept = published === null ? keeper?.insteadOf(definitions) : null;
    if (kept) {
      open(kept);
      tell(`The pack of ${kept.made}, kept by an earlier start, is served until these definitions are good.`);
    }
    send({ event: 'problems', report });
  };
  const open = (made: MadePack) => {
    published = made;
    if (packs[0]?.version === made.pack.version) return;
    packs.unshift(openPack(made.pack, surroundings.kinds, files));
    packs.splice(keptPacks);
  };
  const send = (event: PublisherEvent) => {
    for (const listener of listeners) listener(event);
  };

  publish();
  const stop = watching ? folders.watch(() => watched, publish) : () => undefined;
  return {
    current: () => packs[0] ?? null,
    made: () => published?.made ?? null,
    problems: () => problems,
    openApi: () => published?.openApi ?? null,
    file: (name) => packs.find((pack) => pack.files.has(name))?.files.get(name) ?? null,
    asset: (name) => pictureOf(layer?.current() ?? {}, name) ?? readAsset(published?.folders ?? watched, name),
    ground: () => read(folder),
    refresh: publish,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      stop();
      if (options.shared === undefined) shared.folders.close();
      await keeper?.close();
    },
  };
}
