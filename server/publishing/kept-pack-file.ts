import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CompiledPack, ContentCall, KeptCall, OfficeAccess } from '../../engine';
import { makeFolder } from '../data-folder/make-folder';

/** A published pack as it is kept on disk, with what it was made of. */
export interface KeptPack {
  readonly pack: CompiledPack;
  readonly openApi: string;
  /** Warnings of the checker, null when there were none. */
  readonly report: string | null;
  /** When it was compiled, as an ISO 8601 instant. */
  readonly made: string;
  /** Folders that its pictures are in, the municipality's before those that it extends. */
  readonly folders: readonly string[];
  /** `id` of its portal.json. */
  readonly portal: string | null;
  /** Mark of the engine that compiled it and of the names of kinds and widgets that it may use. */
  readonly engine: string;
  /** Mark of everything that it was made of; null when that cannot be known. */
  readonly inputs: string | null;
}

const format = 'okienko-pack-4';

/** Reads a kept pack: null when there is no file, and a reason when what is there cannot be used. */
export function readKeptPack(file: string): KeptPack | { readonly reason: string } | null {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    return { reason: error instanceof Error ? error.message : String(error) };
  }
  const end = content.indexOf('\n');
  const body = content.subarray(end + 1);
  if (content.subarray(0, end + 1).toString() !== headOf(body)) return { reason: 'it is cut off, altered, or of another version' };
  // The checksum holds, so this is what `writeKeptPack` wrote.
  const { files, version, offices, contents, kept, ...rest } = JSON.parse(body.toString()) as Omit<KeptPack, 'pack'> & {
    readonly files: readonly (readonly [string, string])[];
    readonly version: string;
    readonly offices: readonly OfficeAccess[];
    readonly contents: readonly ContentCall[];
    readonly kept: readonly KeptCall[];
  };
  return { ...rest, pack: { version, files: new Map(files), offices, contents, kept } };
}

/** Writes a pack under a temporary name and renames it then, so that the file is at any time a whole one. */
export async function writeKeptPack(file: string, { pack, ...rest }: KeptPack): Promise<void> {
  const body = Buffer.from(
    JSON.stringify({
      ...rest,
      version: pack.version,
      offices: pack.offices ?? [],
      contents: pack.contents ?? [],
      kept: pack.kept ?? [],
      files: [...pack.files],
    }),
  );
  makeFolder(dirname(file));
  const temporary = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(temporary, Buffer.concat([Buffer.from(headOf(body)), body]), { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The first line of the file: format, length and checksum of the rest. */
function headOf(body: Buffer): string {
  return `${format} ${body.length} ${createHash('sha256').update(body).digest('hex')}\n`;
}
