import path from 'node:path';
import type { CompiledPack } from '../../engine';
import { compilePack } from '../../engine/authoring';
import { type GoodPack, readGoodPack } from '../definitions/good-pack';
import { readOwnCode } from '../own-code/read-config';
import { writePack } from './write-pack';

/** A definitions folder that was written as a pack. */
export interface CompiledFolder {
  readonly good: GoodPack;
  readonly compiled: CompiledPack;
  /** A line that says what was written where. */
  readonly told: string;
}

/** Writes a definitions folder as a pack. A project keeps its pack beside its config if no place is named. */
export async function compileFolder(definitions: string, out: string | undefined): Promise<CompiledFolder> {
  const good = await readGoodPack(definitions);
  const compiled = compilePack(good.pack);
  const folder = out === undefined ? path.join((await readOwnCode())?.folder ?? process.cwd(), 'dist', 'pack') : path.resolve(out);
  const written = await writePack(compiled, folder);
  const shown = path.relative(process.cwd(), folder) || '.';
  return { good, compiled, told: `Pack ${compiled.version}: ${compiled.files.size} files in ${shown}, ${written} of them new.` };
}
