import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Ways in which a file can be compressed, by their names in HTTP. */
export type Encoding = 'br' | 'gzip';

/** A file of a pack as it is served. */
export interface PackFile {
  readonly content: string;
  /** The content compressed, which is done when it is first asked for. */
  encoded(encoding: Encoding): Buffer;
}

/** Holds the files of all packs of a process: the same file of several packs takes its memory once. */
export interface PackFiles {
  /** The files of a pack by their names. */
  open(files: ReadonlyMap<string, string>): ReadonlyMap<string, PackFile>;
  /** The same names and contents, in strings that are shared with the packs opened so far. */
  share(files: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
}

/** Makes a holder. A file is given up when no pack that somebody uses has it any more. */
export function createPackFiles(): PackFiles {
  const known = new Map<string, WeakRef<PackFile>>();
  const gone = new FinalizationRegistry<string>((name) => {
    if (known.get(name)?.deref() === undefined) known.delete(name);
  });
  // The hash in a name protects from nothing, so contents are compared too.
  const fileOf = (name: string, content: string): PackFile => {
    const found = known.get(name)?.deref();
    if (found?.content === content) return found;
    const made = packFile(content);
    known.set(name, new WeakRef(made));
    gone.register(made, name);
    return made;
  };
  const open = (files: ReadonlyMap<string, string>) => new Map([...files].map(([name, content]) => [name, fileOf(name, content)]));
  return { open, share: (files) => new Map([...open(files)].map(([name, { content }]) => [name, content])) };
}

function packFile(content: string): PackFile {
  const kept: Partial<Record<Encoding, Buffer>> = {};
  return {
    content,
    encoded(encoding) {
      kept[encoding] ??= encoding === 'br' ? brotliCompressSync(content, brotliQuality) : gzipSync(content);
      return kept[encoding];
    },
  };
}

const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
