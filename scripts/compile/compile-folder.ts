import path from 'node:path';
import { compilePack } from '../../engine/authoring';
import { readGoodPack } from '../definitions/good-pack';
import { readOwnCode } from '../own-code/read-config';
import { writePack } from './write-pack';

/** Writes a definitions folder as a pack and says so. A project keeps its pack beside its config if no place is named. */
export async function compileFolder(definitions: string, out: string | undefined): Promise<string> {
  const { pack } = await readGoodPack(definitions);
  const compiled = compilePack(pack);
  const folder = out === undefined ? path.join((await readOwnCode())?.folder ?? process.cwd(), 'dist', 'pack') : path.resolve(out);
  const written = await writePack(compiled, folder);
  const shown = path.relative(process.cwd(), folder) || '.';
  return `Pack ${compiled.version}: ${compiled.files.size} files in ${shown}, ${written} of them new.`;
}
