// The packs that `npm run build` leaves for the first start, which would otherwise compile the same definitions once more.
import { dirname, join } from 'node:path';
import { openApiDocument } from '../../engine/authoring';
import { keepBuiltPack } from '../../server';
import type { CompiledFolder } from './compile-folder';

/** Their folder, which lies beside that of the built app. */
export function builtPacksBeside(app: string): string {
  return join(dirname(app), 'kept');
}

/** Leaves a compiled folder for the first start. */
export async function keepForStart({ good, compiled }: CompiledFolder, app: string): Promise<void> {
  const { folder, surroundings, pack, report } = good;
  const openApi = JSON.stringify(openApiDocument(pack, compiled.version));
  const made = { pack: compiled, openApi, report, made: new Date().toISOString(), folders: folder.folders };
  await keepBuiltPack(builtPacksBeside(app), made, folder, surroundings);
}
